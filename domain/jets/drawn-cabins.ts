/** How a drawn cabin is laid out. */
export type CabinLayout = "club" | "two-clubs" | "divan" | "salons" | "lounge";

/** What our picture of an aircraft's cabin shows: colours by the names of our palette, and the sky outside. */
export interface DrawnCabin {
  readonly layout: CabinLayout;
  readonly leather: string;
  readonly stitching: string;
  readonly trim: string;
  readonly hour: "day" | "night";
}

const DRAWN_CABINS: Readonly<Record<string, DrawnCabin>> = {
  "cessna-citation-cj3-plus": cabin("club", "Crema", "Sabbia", "Noce", "day"),
  "embraer-phenom-300e": cabin("club", "Antracite", "Argento", "Fibra di carbonio", "day"),
  "bombardier-learjet-75": cabin("two-clubs", "Nero", "Rosso", "Alluminio spazzolato", "night"),
  "cessna-citation-latitude": cabin("club", "Grigio perla", "Argento", "Rovere grigio", "day"),
  "hawker-900xp": cabin("divan", "Cuoio", "Avorio", "Radica scura", "night"),
  "embraer-praetor-500": cabin("two-clubs", "Miele", "Sabbia", "Nero laccato", "day"),
  "bombardier-challenger-650": cabin("divan", "Crema", "Cuoio", "Noce", "night"),
  "dassault-falcon-2000lxs": cabin("two-clubs", "Cognac", "Avorio", "Frassino", "day"),
  "embraer-legacy-650e": cabin("divan", "Testa di moro", "Sabbia", "Frassino", "night"),
  "gulfstream-g650er": cabin("salons", "Crema", "Avorio", "Radica scura", "day"),
  "dassault-falcon-8x": cabin("lounge", "Blu profondo", "Argento", "Rovere grigio", "night"),
  "bombardier-global-7500": cabin("lounge", "Grigio perla", "Argento", "Noce", "day"),
  "dassault-falcon-900lx": cabin("divan", "Mogano", "Sabbia", "Noce", "day"),
  "bombardier-global-6500": cabin("salons", "Cioccolato", "Avorio", "Nero laccato", "night"),
};

function cabin(
  layout: CabinLayout,
  leather: string,
  stitching: string,
  trim: string,
  hour: DrawnCabin["hour"],
): DrawnCabin {
  return { layout, leather, stitching, trim, hour };
}

/** The cabin that our picture of an aircraft shows; undefined where there is none. */
export const drawnCabin = (slug: string): DrawnCabin | undefined => DRAWN_CABINS[slug];
