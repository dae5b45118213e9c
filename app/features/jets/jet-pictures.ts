import { photographWords } from "#app/features/vehicles/gallery-photograph-words.ts";
import type { GalleryPicture } from "#app/features/vehicles/gallery-pictures.ts";
import type { PhotographViews } from "#app/features/vehicles/photograph-alt.ts";
import { type CabinLayout, findIllustratedCabin, type IllustratedCabin } from "#domain/jets/illustrated-cabins.ts";
import type { Jet, JetTypeSlug } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { GALLERY_IT } from "#domain/words/vehicles/gallery.it.ts";
import { PICTURES_IT } from "#domain/words/vehicles/pictures.it.ts";

type PicturedJet = Pick<Jet, "slug" | "brand" | "model" | "images">;

/** Descriptions of the illustrated views, by the last part of their file name. */
const VIEW_WORDS: Readonly<Record<string, { label: string; of: string }>> = {
  profile: { label: "Fianco", of: "in pista, di fianco" },
  detail: { label: "Da vicino", of: "un particolare" },
};

const PHOTOGRAPH_VIEWS: PhotographViews = { ...PICTURES_IT.views, cabin: "{title}, la cabina" };
const PICTURE_WORDS = { ...ITALIAN_FORMATS, gallery: GALLERY_IT, pictures: PICTURES_IT };

const SEATING_TEXTS: Readonly<Record<CabinLayout, string>> = {
  club: "poltrone faccia a faccia",
  "two-clubs": "due salotti di poltrone faccia a faccia",
  divan: "poltrone faccia a faccia e divano",
  salons: "poltrone faccia a faccia, divano e tavolo da pranzo",
  lounge: "divano, poltrone faccia a faccia e tavolo da pranzo",
};

const WINDOW_VIEW_TEXTS: Readonly<Record<IllustratedCabin["sky"], string>> = {
  day: "il mattino ai finestrini",
  night: "la notte ai finestrini",
};

/**
 * Returns the pictures of a jet in order, each with an alternative text; photographs are numbered. An illustrated profile is followed by the
 * illustrated cabin. Photographs replace all illustrations.
 */
export function toJetPictures(jet: PicturedJet): GalleryPicture[] {
  const title = jetTitle(jet);
  const pictures = jet.images.map((src, index) => {
    const view = VIEW_WORDS[/^\/pictures\/jets\/[^/]+\/([a-z]+)-\d+\./.exec(src)?.[1] ?? ""];
    if (view) return { src, alt: `${title}: ${view.of}`, label: view.label };
    return {
      src,
      ...photographWords(PICTURE_WORDS, { image: src, title, number: index + 1 }, PHOTOGRAPH_VIEWS),
    };
  });
  const cabin = findCabinPicture(jet);
  return cabin ? pictures.toSpliced(1, 0, cabin) : pictures;
}

/** The jet that represents its type where the page shows one jet per type: lengths and colours differ between the types. */
const REPRESENTATIVE_JETS: Readonly<Record<JetTypeSlug, string>> = {
  "light-jet": "embraer-phenom-300e",
  "midsize-jet": "cessna-citation-latitude",
  "heavy-jet": "embraer-legacy-650e",
  "ultra-long-range": "bombardier-global-7500",
};

export interface JetTypePicture {
  jet: Jet;
  /** The cut-out of the jet, on the canvas size that all share. */
  src: string;
}

/** Returns an illustrated jet of the type: its representative, otherwise the first illustrated jet. Null if all jets have photographs. */
export function findJetTypePicture(type: JetTypeSlug, jets: readonly { jet: Jet }[]): JetTypePicture | null {
  const illustrated = jets.flatMap(({ jet }) => {
    const folder = illustrationFolder(jet);
    return folder ? [{ jet, src: `${folder}cutout-800.webp` }] : [];
  });
  return illustrated.find(({ jet }) => jet.slug === REPRESENTATIVE_JETS[type]) ?? illustrated[0] ?? null;
}

/** Returns the folder of a jet's illustrations. */
const illustrationFolder = (jet: PicturedJet) => /^\/pictures\/jets\/[^/]+\//.exec(jet.images[0] ?? "")?.[0];

function findCabinPicture(jet: PicturedJet): GalleryPicture | null {
  const folder = illustrationFolder(jet);
  const illustrated = findIllustratedCabin(jet.slug);
  if (!folder || !illustrated) return null;
  const { layout, leather, trim, sky } = illustrated;
  const description = `${SEATING_TEXTS[layout]}, pelle ${leather.toLowerCase()}, finiture ${trim.toLowerCase()}, ${WINDOW_VIEW_TEXTS[sky]}`;
  return { src: `${folder}cabin-800.webp`, label: "Cabina", alt: `${jetTitle(jet)}, la cabina: ${description}` };
}
