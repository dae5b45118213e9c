import type { Translated } from "#domain/words/text.ts";
import type { PROMOTION_REFUSALS_IT } from "./promotion-refusals.it.ts";

export const PROMOTION_REFUSALS_EN: Translated<typeof PROMOTION_REFUSALS_IT> = {
  unknown: "This code does not exist: please check how you have written it.",
  notYet: "This code is not valid yet.",
  expired: "This code has expired.",
  usedUp: "This code has been used up: no uses are left.",
  usedByRenter: "You have already used this code as often as you may.",
  vehicle: "This code is not valid for this car.",
  dates: "This code is not valid for the dates of this rental.",
  minDays: "This code is valid for rentals of at least {days} days.",
  withPackage: "This code cannot be used with the package of this rental.",
  withLength: "This code cannot be used with the long-rental discount of this rental.",
  tooMany: "You have tried too many codes: please wait a few minutes and try again, or call us on {phone}.",
};
