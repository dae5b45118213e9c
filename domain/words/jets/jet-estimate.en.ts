import type { Translated } from "#domain/words/text.ts";
import type { JET_ESTIMATE_IT } from "./jet-estimate.it.ts";

export const JET_ESTIMATE_EN: Translated<typeof JET_ESTIMATE_IT> = {
  example: "For example, for four people",
  leg: "{from} – {to}",
  legs: { one: "{count} leg", other: "{count} legs" },
  flightFacts: "{distance}, {duration} in the air",
  columns: {
    aircraft: "Aircraft",
    hours: "Hours",
    price: "Estimate",
  },
  obstacles: {
    seats: "Not enough seats",
    range: "Beyond its range",
  },
  tax: "Air taxi tax",
  taxPerPassenger: "Air taxi tax, {passengers}\u00a0×\u00a0{each}",
  taxOfAllLegs: "Air taxi tax, all legs",
  noTax: "Not due",
  tripTotal: { one: "The whole trip, with one jet", other: "The whole trip, with {count} jets" },
  jetTotal: "{jet}, tax included",
  total: "Total, tax included",
  from: "from",
  severalAircraft: {
    one: "No jet has {passengers} seats: the estimate is for one jet. The quote can combine two different jets.",
    other:
      "No jet has {passengers} seats: the estimate is for {count} jets of the same type, flying together. The quote can combine two different jets.",
  },
  unsuitableJet: "The {jet} lacks the seats or the range for this trip: the estimate is for the other jets.",
  noJetFits: "No single jet in the fleet can make this trip: the quote will propose a solution.",
  basis: "Flight hours at the jet's rate, at least one per leg.",
  basisListPrice: "Where the hours would cost less, the route's list price applies.",
  basisExcluded:
    "Positioning of the jet and ground services depend on the date and are not included: you will find them in the quote, before any commitment.",
  noEstimate:
    "We have no immediate estimate for {from} – {to}. We will prepare one for you: send the request and you will find it in the quote.",
  completeTrip: "Complete the trip",
  requestTitle: "To whom shall we reply?",
  legDateTime: "{day}, around {time}",
  passengersAndJet: "{passengers}, with the {jet}",
  messageHint: "Times, luggage, pets on board",
  sendRequest: "Send the request",
  arrivalCar: "Car on arrival",
  arrivalCarsNote: "In {city}, {days}. Confirmed together with the flight.",
  noCar: "No car",
  perDay: "{rate} per day",
};
