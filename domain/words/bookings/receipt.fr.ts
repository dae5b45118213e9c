import type { Translated } from "#domain/words/text.ts";
import type { RECEIPT_IT } from "./receipt.it.ts";

export const RECEIPT_FR: Translated<typeof RECEIPT_IT> = {
  label: "Récapitulatif",
  pickup: "Départ",
  back: "Retour",
  colours: "Coloris",
  severalOf: "{quantity} × {text}",
  timeAndPlace: "{time}, {place}",
};
