import type { Translated } from "#domain/words/text.ts";
import type { EXTRAS_IT } from "./extras.it.ts";

export const EXTRAS_EN: Translated<typeof EXTRAS_IT> = {
  title: "Extras",
  perDay: "{price} per day",
  perDayCapped: { one: "{price} per day, for {count} day at most", other: "{price} per day, for {count} days at most" },
  perRental: "{price} per rental",
  free: "No extra charge",
  youngDriver: "Driver under {age}",
  unknown: "This extra no longer exists: please remove it.",
  notHere: "“{name}” is not available with this car in this place: please remove it.",
  tooLate: {
    one: "“{name}” must be ordered at least {count} hour before pickup: please remove it or choose another date.",
    other: "“{name}” must be ordered at least {count} hours before pickup: please remove it or choose another date.",
  },
  tooMany: "“{name}”: {max} at most.",
};
