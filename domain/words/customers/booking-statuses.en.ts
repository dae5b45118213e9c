import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_STATUSES_IT } from "./booking-statuses.it.ts";

export const BOOKING_STATUSES_EN: Translated<typeof BOOKING_STATUSES_IT> = {
  requested: "Awaiting confirmation",
  confirmed: "Confirmed",
  active: "In progress",
  completed: "Completed",
  declined: "Not accepted",
  cancelled: "Cancelled",
  no_show: "No-show",
  expired: "Expired",
};
