import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_IT } from "./delivery.it.ts";

export const DELIVERY_EN: Translated<typeof DELIVERY_IT> = {
  deliveredFree: "Delivered {place} from {base}, no supplement",
  deliveredAtCost: "Delivered {place} from {base}, with a supplement of {amount}",
  driver: "Who brings it",
  deliveredByUs: "We deliver the car to you.",
  collectedByUs: "We come to collect it.",
  meetingPoint: "Meeting point",
  flightOrTrain: "Flight or train",
};
