import type { Translated } from "#domain/words/text.ts";
import type { PERIODS_IT } from "./periods.it.ts";

export const PERIODS_EN: Translated<typeof PERIODS_IT> = {
  pickupPast: "Pickup cannot be in the past.",
  pickupTooFar: "Pickup can be at most eighteen months ahead.",
  returnNotAfterPickup: "The return must be after pickup.",
  returnPast: "The return cannot be in the past.",
  tooLong: "At most {days} days: please call us for a longer rental.",
  tooLongForStaff: "At most {days} days.",
  grace: "Returning at {time} is included: up to {duration} after the pickup time there is no extra day to pay.",
  sameDates: "These are the dates you already have: please choose others.",
  pickupCity: "Please choose the pickup city.",
  returnCity: "Please choose the return city.",
  pickupDate: "Please choose the pickup date.",
  returnDate: "Please choose the return date.",
  pickupTime: "Please choose the pickup time.",
  returnTime: "Please choose the return time.",
};
