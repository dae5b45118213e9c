import type { Translated } from "#domain/words/text.ts";
import type { LIGHTBOX_IT } from "./lightbox.it.ts";

export const LIGHTBOX_DE: Translated<typeof LIGHTBOX_IT> = {
  title: "Bild im Vollbild",
  carousel: "Karussell",
  slide: "Bild",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  zoom: "Vergrößern oder verkleinern",
  close: "Schließen",
  failed: "Dieses Bild lässt sich nicht laden.",
  of: "von",
  position: "{number} von {count}: {picture}",
};
