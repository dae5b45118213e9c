import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_PROBLEMS_IT } from "./delivery-problems.it.ts";

export const DELIVERY_PROBLEMS_EN: Translated<typeof DELIVERY_PROBLEMS_IT> = {
  unknownPlace: "We do not know this place: choose a city or a place from the list, for example {example}.",
  unknownReturnPlace:
    "We do not know the place of return: choose one from the list, for example {example}. The totals are for a return where you pick up.",
  placeInOtherCity: "{place} belongs to {city}: choose {city}, or another place.",
  placeOrAddress: "Give a place from the list or an address, not both.",
  beyondReach: "We do not deliver this car {place} from {base}, as it is too far: you may pick it up {atBase}.",
  beyondReachNearest:
    "We do not deliver this car {place} from {base}, as it is too far: the nearest place we can deliver it to is {nearest}.",
  tooFarToDeliver:
    "The cars you are looking for are too far away to be delivered {place}: the nearest can be picked up where they are based.",
  pickupTooSoon:
    "Delivering the car {place} takes {drive} of driving from {base}: the earliest possible pickup is {date} at {time}.",
  pickupTooSoonWithPreparation:
    "Delivering the car {place} takes {preparation} of preparation and {drive} of driving from {base}: the earliest possible pickup is {date} at {time}.",
};
