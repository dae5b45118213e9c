import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_IT } from "./delivery.it.ts";

export const DELIVERY_FR: Translated<typeof DELIVERY_IT> = {
  deliveredFree: "Livrée {place} depuis {base}, sans supplément",
  deliveredAtCost: "Livrée {place} depuis {base}, avec un supplément de {amount}",
  driver: "Qui l'apporte",
  deliveredByUs: "Nous vous livrons la voiture.",
  collectedByUs: "Nous venons la reprendre.",
  meetingPoint: "Point de rencontre",
  flightOrTrain: "Vol ou train",
};
