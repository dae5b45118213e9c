import type { Translated } from "#domain/words/text.ts";
import type { COMPARISON_IT } from "./comparison.it.ts";

export const COMPARISON_EN: Translated<typeof COMPARISON_IT> = {
  title: "Side by side",
  lead: "The same dates, the same place: only the car changes.",
  rental: "Pickup and return {at}, from {pickupDay} at {pickupTime} to {returnDay} at {returnTime}.",
  oneWayRental: "Pickup {at} on {pickupDay} at {pickupTime}, return {returnAt} on {returnDay} at {returnTime}.",
  eachAtItsBase:
    "Each car is picked up in its own city on {pickupDay} at {pickupTime} and returned on {returnDay} at {returnTime}. The same dates: only the car and the place change.",
  caption: "The cars side by side",
  barsNote: "The bars compare each row: the longest is the highest figure or, for 0 to 100 km/h, the quickest time.",
  rows: {
    total: "Total",
    deposit: "Deposit",
    excess: "Maximum excess",
    kilometres: "Kilometres included per day",
    acceleration: "0 to 100 km/h",
    luggage: "Luggage space",
    seats: "Seats",
  },
  daysAt: "{days}, {at}",
  noDates: "Choose dates on the car's page: the total will appear here.",
  taken: "Not free on these dates.",
  unavailable: "Not available",
  book: "Book",
  seeDates: "See free dates",
  remove: "Remove",
  removeVehicle: "Remove from the comparison",
  add: "Add a car to the comparison",
  addAnother: "Another: tap the heart on it in the search",
  compare: "Compare {count} cars",
  compareNewest: "Compare the latest {count} cars",
  emptyTitle: "Choose two or three cars",
  emptyHint: "Tap the heart on the cars you like: you will find them here side by side, with the total for your dates.",
};
