import type { Translated } from "#domain/words/text.ts";
import type { PERIODS_IT } from "./periods.it.ts";

export const PERIODS_EN: Translated<typeof PERIODS_IT> = {
  pickupPast: "The pickup cannot be in the past.",
  pickupTooFar: "The pickup can be at most eighteen months ahead.",
  returnNotAfterPickup: "The return must follow the pickup.",
  returnPast: "The return cannot be in the past.",
  tooLong: "At most {days} days: please call us for a longer rental.",
  tooLongForStaff: "At most {days} days.",
  grace: "Returning at {time} is included: up to {duration} after the pickup time you do not pay for a further day.",
  sameDates: "These are the dates you already have: please choose others.",
  pickupCity: "Please choose the pickup city.",
  returnCity: "Please choose the return city.",
  pickupDate: "Please choose the pickup date.",
  returnDate: "Please choose the return date.",
  pickupTime: "Please choose the pickup time.",
  returnTime: "Please choose the return time.",
};
