import type { Translated } from "#domain/words/text.ts";
import type { LIGHTBOX_IT } from "./lightbox.it.ts";

export const LIGHTBOX_EN: Translated<typeof LIGHTBOX_IT> = {
  title: "Full-screen picture",
  carousel: "carousel",
  slide: "picture",
  previous: "Previous picture",
  next: "Next picture",
  zoom: "Zoom in or out",
  close: "Close",
  failed: "This picture does not load.",
  of: "of",
  position: "{number} of {count}: {picture}",
};
