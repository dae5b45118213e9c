import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_IT } from "./delivery.it.ts";

export const DELIVERY_ES: Translated<typeof DELIVERY_IT> = {
  deliveredFree: "Entrega {place} desde {base}, sin suplemento",
  deliveredAtCost: "Entrega {place} desde {base}, con un suplemento de {amount}",
  driver: "Quién lo lleva",
  deliveredByUs: "Le entregamos el coche nosotros.",
  collectedByUs: "Vamos nosotros a recogerlo.",
  meetingPoint: "Punto de encuentro",
  flightOrTrain: "Vuelo o tren",
};
