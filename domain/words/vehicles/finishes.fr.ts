import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_FR: Translated<typeof FINISHES_IT> = {
  leather: "intérieur {colour}",
  stitching: "surpiqûres {colour}",
  trim: "finitions {colour}",
};
