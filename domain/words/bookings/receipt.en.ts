import type { Translated } from "#domain/words/text.ts";
import type { RECEIPT_IT } from "./receipt.it.ts";

export const RECEIPT_EN: Translated<typeof RECEIPT_IT> = {
  label: "Summary",
  pickup: "Pickup",
  back: "Return",
  colours: "Colours",
  severalOf: "{quantity} × {text}",
  timeAndPlace: "{time}, {place}",
};
