import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_IT } from "./delivery.it.ts";

export const DELIVERY_EN: Translated<typeof DELIVERY_IT> = {
  deliveredFree: "From {base}, delivered {place} at no extra charge",
  deliveredAtCost: "From {base}, delivered {place} for an extra {amount}",
  driver: "Who brings it",
  deliveredByUs: "We deliver the car to you.",
  collectedByUs: "We come and collect it.",
  meetingPoint: "Meeting point",
  flightOrTrain: "Flight or train",
};
