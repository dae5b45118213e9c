import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_DE: Translated<typeof FINISHES_IT> = {
  leather: "Innenraum {colour}",
  stitching: "Nähte {colour}",
  trim: "Dekor {colour}",
};
