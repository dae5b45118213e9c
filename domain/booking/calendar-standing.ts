import { type BookingStatus, isOpen } from "#domain/booking/states.ts";

/** How an appointment of a booking stands in a calendar (RFC 5545, STATUS). */
export type CalendarStanding = "TENTATIVE" | "CONFIRMED" | "CANCELLED";

/** A mere request is tentative, and what no longer stands is taken out again. */
export function calendarStanding(status: BookingStatus): CalendarStanding {
  if (status === "requested") return "TENTATIVE";
  return isOpen(status) || status === "completed" ? "CONFIRMED" : "CANCELLED";
}
