import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_IT } from "./delivery.it.ts";

export const DELIVERY_DE: Translated<typeof DELIVERY_IT> = {
  deliveredFree: "Zustellung {place} aus {base}, ohne Aufpreis",
  deliveredAtCost: "Zustellung {place} aus {base}, mit einem Aufpreis von {amount}",
  driver: "Wer es bringt",
  deliveredByUs: "Wir bringen Ihnen das Fahrzeug.",
  collectedByUs: "Wir holen es wieder ab.",
  meetingPoint: "Treffpunkt",
  flightOrTrain: "Flug oder Zug",
};
