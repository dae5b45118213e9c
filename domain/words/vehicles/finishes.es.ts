import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_ES: Translated<typeof FINISHES_IT> = {
  leather: "interior {colour}",
  stitching: "costuras {colour}",
  trim: "acabados {colour}",
};
