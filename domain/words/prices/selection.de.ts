import type { Translated } from "#domain/words/text.ts";
import type { SELECTION_IT } from "./selection.it.ts";

export const SELECTION_DE: Translated<typeof SELECTION_IT> = {
  pickupDate: "Abholung",
  returnDate: "Rückgabe",
  pickupTime: "Abholzeit",
  returnTime: "Rückgabezeit",
  pickupCity: "Abholung in",
  returnCity: "Rückgabe in",
};
