import type { Translated } from "#domain/words/text.ts";
import type { TRIP_PROBLEMS_IT } from "./trip-problems.it.ts";

export const TRIP_PROBLEMS_EN: Translated<typeof TRIP_PROBLEMS_IT> = {
  dayPast: "This day has already passed.",
  weekendTooFar: "The weekend can start at most eighteen months ahead.",
  weekendOnSaturday: "The weekend starts on a Saturday.",
  checkLegs: "Please check the legs of the flight.",
  checkCar: "Please check the car on arrival.",
  carTaken: "This car is no longer free on those days: please choose another.",
  hourPast: "This time has already passed.",
};
