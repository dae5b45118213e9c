import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_EN: Translated<typeof FINISHES_IT> = {
  leather: "{colour} interior",
  stitching: "{colour} stitching",
  trim: "{colour} trim",
};
