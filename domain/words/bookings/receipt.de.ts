import type { Translated } from "#domain/words/text.ts";
import type { RECEIPT_IT } from "./receipt.it.ts";

export const RECEIPT_DE: Translated<typeof RECEIPT_IT> = {
  label: "Übersicht",
  pickup: "Abholung",
  back: "Rückgabe",
  colours: "Farben",
  severalOf: "{quantity} × {text}",
  timeAndPlace: "{time} Uhr, {place}",
};
