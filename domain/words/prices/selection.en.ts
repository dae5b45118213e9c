import type { Translated } from "#domain/words/text.ts";
import type { SELECTION_IT } from "./selection.it.ts";

export const SELECTION_EN: Translated<typeof SELECTION_IT> = {
  pickupDate: "Pickup",
  returnDate: "Return",
  pickupTime: "Pickup time",
  returnTime: "Return time",
  pickupCity: "Place of pickup",
  returnCity: "Place of return",
};
