import type { PictureView } from "./picture-details.ts";

/** The name of each view, in the gallery and in the panel. */
export const PICTURE_VIEW_WORDS: Readonly<Record<PictureView, string>> = {
  "three-quarter": "Tre quarti",
  side: "Fianco",
  front: "Davanti",
  rear: "Dietro",
  cabin: "Interni",
  detail: "Da vicino",
};
