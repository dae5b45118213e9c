import type { JET_PICTURES_IT } from "#domain/words/jets/jet-pictures.it.ts";

/** Layout of an illustrated cabin. */
export type CabinLayout = "club" | "two-clubs" | "divan" | "salons" | "lounge";

/** What our illustration of a cabin shows: colours from our palette, and the sky outside. */
export interface IllustratedCabin {
  readonly layout: CabinLayout;
  readonly leather: keyof typeof JET_PICTURES_IT.leather;
  readonly stitching: string;
  readonly trim: keyof typeof JET_PICTURES_IT.trim;
  readonly sky: "day" | "night";
}

const ILLUSTRATED_CABINS: Readonly<Record<string, IllustratedCabin>> = {
  "cessna-citation-cj3-plus": toIllustratedCabin("club", "Crema", "Sabbia", "Noce", "day"),
  "embraer-phenom-300e": toIllustratedCabin("club", "Antracite", "Argento", "Fibra di carbonio", "day"),
  "bombardier-learjet-75": toIllustratedCabin("two-clubs", "Nero", "Rosso", "Alluminio spazzolato", "night"),
  "cessna-citation-latitude": toIllustratedCabin("club", "Grigio perla", "Argento", "Rovere grigio", "day"),
  "hawker-900xp": toIllustratedCabin("divan", "Cuoio", "Avorio", "Radica scura", "night"),
  "embraer-praetor-500": toIllustratedCabin("two-clubs", "Miele", "Sabbia", "Nero laccato", "day"),
  "bombardier-challenger-650": toIllustratedCabin("divan", "Crema", "Cuoio", "Noce", "night"),
  "dassault-falcon-2000lxs": toIllustratedCabin("two-clubs", "Cognac", "Avorio", "Frassino", "day"),
  "embraer-legacy-650e": toIllustratedCabin("divan", "Testa di moro", "Sabbia", "Frassino", "night"),
  "gulfstream-g650er": toIllustratedCabin("salons", "Crema", "Avorio", "Radica scura", "day"),
  "dassault-falcon-8x": toIllustratedCabin("lounge", "Blu profondo", "Argento", "Rovere grigio", "night"),
  "bombardier-global-7500": toIllustratedCabin("lounge", "Grigio perla", "Argento", "Noce", "day"),
  "dassault-falcon-900lx": toIllustratedCabin("divan", "Mogano", "Sabbia", "Noce", "day"),
  "bombardier-global-6500": toIllustratedCabin("salons", "Cioccolato", "Avorio", "Nero laccato", "night"),
};

function toIllustratedCabin(
  layout: CabinLayout,
  leather: IllustratedCabin["leather"],
  stitching: string,
  trim: IllustratedCabin["trim"],
  sky: IllustratedCabin["sky"],
): IllustratedCabin {
  return { layout, leather, stitching, trim, sky };
}

/** Returns the illustrated cabin of an aircraft, or undefined. */
export const findIllustratedCabin = (slug: string): IllustratedCabin | undefined => ILLUSTRATED_CABINS[slug];
