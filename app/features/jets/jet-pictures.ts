import type { GalleryPicture } from "#app/features/vehicle/gallery-pictures.ts";
import type { Jet, JetTypeSlug } from "#domain/catalogue/jet.ts";
import { type CabinLayout, type DrawnCabin, drawnCabin } from "#domain/jets/drawn-cabins.ts";
import { jetTitle } from "#domain/jets/fleet.ts";

type PicturedJet = Pick<Jet, "slug" | "brand" | "model" | "images">;

/** What the views of our own pictures show, by the last part of their name. */
const VIEWS: Readonly<Record<string, { label: string; of: string }>> = {
  profile: { label: "Fianco", of: "in pista, di fianco" },
  detail: { label: "Da vicino", of: "un particolare" },
};

const SEATS: Readonly<Record<CabinLayout, string>> = {
  club: "poltrone faccia a faccia",
  "two-clubs": "due salotti di poltrone faccia a faccia",
  divan: "poltrone faccia a faccia e divano",
  salons: "poltrone faccia a faccia, divano e tavolo da pranzo",
  lounge: "divano, poltrone faccia a faccia e tavolo da pranzo",
};

const OUTSIDE: Readonly<Record<DrawnCabin["hour"], string>> = {
  day: "il mattino ai finestrini",
  night: "la notte ai finestrini",
};

/**
 * The pictures of a jet in their order, each with words for those who don't see it; photographs are numbered. Beside our own picture of
 * it stands its cabin; once photographs have taken the place, they are what there is to show.
 */
export function jetPictures(jet: PicturedJet): GalleryPicture[] {
  const title = jetTitle(jet);
  const pictures = jet.images.map((src, index) => {
    const view = VIEWS[/^\/pictures\/jets\/[^/]+\/([a-z]+)-\d+\./.exec(src)?.[1] ?? ""];
    if (view) return { src, alt: `${title}: ${view.of}`, label: view.label };
    return { src, alt: `${title}, foto ${index + 1}`, label: `Foto ${index + 1}` };
  });
  const cabin = cabinPicture(jet);
  return cabin ? pictures.toSpliced(1, 0, cabin) : pictures;
}

/** Who stands for its type where one of each is shown: those whose lengths and paints tell the types apart. */
const STANDS_FOR_TYPE: Readonly<Record<JetTypeSlug, string>> = {
  "light-jet": "embraer-phenom-300e",
  "midsize-jet": "cessna-citation-latitude",
  "heavy-jet": "embraer-legacy-650e",
  "ultra-long-range": "bombardier-global-7500",
};

export interface TypePortrait {
  jet: Jet;
  /** The jet alone, on the canvas that all share. */
  src: string;
}

/** One jet of a type as we have drawn it: the one that stands for it, or else the first; null where there are only photographs. */
export function typePortrait(type: JetTypeSlug, jets: readonly { jet: Jet }[]): TypePortrait | null {
  const drawn = jets.flatMap(({ jet }) => {
    const folder = drawnFolder(jet);
    return folder ? [{ jet, src: `${folder}cutout-800.webp` }] : [];
  });
  return drawn.find(({ jet }) => jet.slug === STANDS_FOR_TYPE[type]) ?? drawn[0] ?? null;
}

/** Where our own pictures of a jet are. */
const drawnFolder = (jet: PicturedJet) => /^\/pictures\/jets\/[^/]+\//.exec(jet.images[0] ?? "")?.[0];

function cabinPicture(jet: PicturedJet): GalleryPicture | null {
  const folder = drawnFolder(jet);
  const drawn = drawnCabin(jet.slug);
  if (!folder || !drawn) return null;
  const { layout, leather, trim, hour } = drawn;
  const seen = `${SEATS[layout]}, pelle ${leather.toLowerCase()}, finiture ${trim.toLowerCase()}, ${OUTSIDE[hour]}`;
  return { src: `${folder}cabin-800.webp`, label: "Cabina", alt: `${jetTitle(jet)}, la cabina: ${seen}` };
}
