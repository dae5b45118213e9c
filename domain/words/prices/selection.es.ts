import type { Translated } from "#domain/words/text.ts";
import type { SELECTION_IT } from "./selection.it.ts";

export const SELECTION_ES: Translated<typeof SELECTION_IT> = {
  pickupDate: "Recogida",
  returnDate: "Devolución",
  pickupTime: "Hora de recogida",
  returnTime: "Hora de devolución",
  pickupCity: "Lugar de recogida",
  returnCity: "Lugar de devolución",
};
