import { REQUEST_HOLDS_IT } from "#domain/words/bookings/request-holds.it.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { PLACES_IT } from "#domain/words/places/places.it.ts";
import type { Words } from "#domain/words/words.ts";
import { COMPANY_IT } from "./company.it.ts";
import { REPLY_PROMISE_IT } from "./reply-promise.it.ts";

/** The words about the company in Italian, for texts that exist in Italian only. */
export const ITALIAN_COMPANY: Words<"company" | "openingHours" | "replyPromise" | "places" | "requestHolds"> = {
  ...ITALIAN_OPENING_HOURS,
  company: COMPANY_IT,
  replyPromise: REPLY_PROMISE_IT,
  places: PLACES_IT,
  requestHolds: REQUEST_HOLDS_IT,
};
