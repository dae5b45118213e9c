import type { Translated } from "#domain/words/text.ts";
import type { RECEIPT_IT } from "./receipt.it.ts";

export const RECEIPT_ES: Translated<typeof RECEIPT_IT> = {
  label: "Resumen",
  pickup: "Recogida",
  back: "Devolución",
  colours: "Colores",
  severalOf: "{quantity} × {text}",
  timeAndPlace: "{time} h, {place}",
};
