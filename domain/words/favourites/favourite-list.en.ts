import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITE_LIST_IT } from "./favourite-list.it.ts";

export const FAVOURITE_LIST_EN: Translated<typeof FAVOURITE_LIST_IT> = {
  none: "No cars yet",
  noneHint: "Tap the heart on a car: you will find it here.",
  collection: "The full collection",
  failed: "We cannot load your cars",
  failedHint: "Your choices are still here. Please try again in a moment.",
  tryAgain: "Try again",
  loading: "Loading your cars",
  dailyRates: "Prices per day: search with your dates to see the totals here.",
  totals: "Totals for your search: from {pickupDay} at {pickupTime} to {returnDay} at {returnTime}.",
  totalsAt: "Totals for your search {at}: from {pickupDay} at {pickupTime} to {returnDay} at {returnTime}.",
  totalsOneWay:
    "Totals for your search {at}, returning {returnAt}: from {pickupDay} at {pickupTime} to {returnDay} at {returnTime}.",
  taken: "Not free on your dates",
  impossible: "Not available for your search",
};
