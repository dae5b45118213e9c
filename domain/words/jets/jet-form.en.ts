import type { Translated } from "#domain/words/text.ts";
import type { JET_FORM_IT } from "./jet-form.it.ts";

export const JET_FORM_EN: Translated<typeof JET_FORM_IT> = {
  tripProblems: "Please check your trip: nothing you entered has been lost.",
  aircraft: "Aircraft",
  departureCity: "Departure city",
  destination: "Destination",
  placeHint: "City or airport",
  departureDate: "Departure date",
  departureTime: "Departure time",
  anyTime: "To be decided",
  return: "Return",
  oneWay: "One way",
  returnTime: "Return time",
  passengers: "Passengers",
  addLeg: "Add a leg",
  leg: "Leg {number}",
  legLegend: "Leg {number}",
  legFrom: "From",
  legFromHint: "Where you land",
  legTo: "To",
  legDate: "On",
  notice: "Ideally 48–72 hours ahead; 24\u00a0hours' notice is possible. The quote arrives within {hours}.",
  submit: "Request a Quote",
};
