import { type BookingStatus, isOpen } from "#domain/booking/states.ts";

/** The status of a booking's appointment in a calendar (RFC 5545, STATUS). */
export type CalendarStatus = "TENTATIVE" | "CONFIRMED" | "CANCELLED";

/** A mere request is tentative, and what no longer stands is taken out again. */
export function calendarStatus(status: BookingStatus): CalendarStatus {
  if (status === "requested") return "TENTATIVE";
  return isOpen(status) || status === "completed" ? "CONFIRMED" : "CANCELLED";
}
