import type { Translated } from "#domain/words/text.ts";
import type { JET_FIELDS_IT } from "./jet-fields.it.ts";

export const JET_FIELDS_EN: Translated<typeof JET_FIELDS_IT> = {
  trip: "Please state the legs and the passengers.",
  leg: "Please state at least one leg.",
  legTime: "Please choose one of the times offered.",
  legFrom: "Please say where you depart from.",
  legTo: "Please state the destination.",
  legDate: "Please choose the departure date.",
  tooManyLegs: "Up to {max} legs: please call us for a longer journey.",
  legBeforePrevious: "This leg departs before the previous one.",
  legNotAfterPrevious: "This leg must depart after the previous one.",
  passengers: "Please choose the number of passengers.",
  jet: "Please choose the jet.",
  arrivalCarFrom: "Please choose from when you need the car.",
  arrivalCarTo: "Please choose until when you need the car.",
  arrivalCarOrder: "The car cannot be returned before it is picked up.",
  samePlace: "The destination is the same as the place of departure.",
  noAirport:
    "{place} has no airport of its own: flights land at {airport}. Between the two a car is the better choice.",
};
