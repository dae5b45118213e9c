import type { Translated } from "#domain/words/text.ts";
import type { LIGHTBOX_IT } from "./lightbox.it.ts";

export const LIGHTBOX_FR: Translated<typeof LIGHTBOX_IT> = {
  title: "Image en plein écran",
  carousel: "carrousel",
  slide: "image",
  previous: "Image précédente",
  next: "Image suivante",
  zoom: "Agrandir ou réduire",
  close: "Fermer",
  failed: "Cette image ne se charge pas.",
  of: "sur",
  position: "{number} sur {count}\u00a0: {picture}",
};
