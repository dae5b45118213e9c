import { photographWords } from "#app/features/vehicles/gallery-photograph-words.ts";
import type { GalleryPicture } from "#app/features/vehicles/gallery-pictures.ts";
import { findIllustratedCabin } from "#domain/jets/illustrated-cabins.ts";
import type { Jet, JetTypeSlug } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type PicturedJet = Pick<Jet, "slug" | "brand" | "model" | "images">;

type PictureWords = Words<"jetPictures" | "gallery" | "pictures">;

/**
 * Returns the pictures of a jet in order, each with an alternative text; photographs are numbered. An illustrated profile is followed by the
 * illustrated cabin. Photographs replace all illustrations.
 */
export function toJetPictures(words: PictureWords, jet: PicturedJet): GalleryPicture[] {
  const title = jetTitle(jet);
  const pictures = jet.images.map((src, index) => {
    const { profile, profileLabel, detail, detailLabel, cabinPhotograph } = words.jetPictures;
    const view = /^\/pictures\/jets\/[^/]+\/([a-z]+)-\d+\./.exec(src)?.[1];
    if (view === "profile") return { src, alt: say(words, profile, { jet: title }), label: profileLabel };
    if (view === "detail") return { src, alt: say(words, detail, { jet: title }), label: detailLabel };
    const views = { ...words.pictures.views, cabin: cabinPhotograph };
    return { src, ...photographWords(words, { image: src, title, number: index + 1 }, views) };
  });
  const cabin = findCabinPicture(words, jet);
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

function findCabinPicture(words: PictureWords, jet: PicturedJet): GalleryPicture | null {
  const folder = illustrationFolder(jet);
  const illustrated = findIllustratedCabin(jet.slug);
  if (!folder || !illustrated) return null;
  const { layout, leather, trim, sky } = illustrated;
  const { seating, windowView, leather: leathers, trim: trims, illustratedCabin, cabinLabel } = words.jetPictures;
  const alt = say(words, illustratedCabin, {
    jet: jetTitle(jet),
    seating: seating[layout],
    leather: leathers[leather],
    trim: trims[trim],
    view: windowView[sky],
  });
  return { src: `${folder}cabin-800.webp`, label: cabinLabel, alt };
}
