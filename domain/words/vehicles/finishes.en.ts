import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_EN: Translated<typeof FINISHES_IT> = {
  leather: "{colour} interior",
  stitching: "{colour} stitching",
  trim: "{colour} trim",
  choice: {
    choose: "Free in several colours: choose yours",
    only: "Free in these colours",
    unknown: "A car is free on these dates; we will confirm its colours with our reply.",
    taken: "On these dates it is not free in {finish}.",
  },
};
