import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { RECORD_GRACE_MINUTES } from "#domain/booking/overdue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";

type Rental = Pick<ApiBookingDetail, "status" | "handovers" | "overdue" | "returned_at">;

/** The record that is to be written next; null when it is written already, or when the notice of what is late asks for it (product.md#overdue). */
export function dueHandover({ status, handovers, overdue, returned_at }: Rental, now: Date): HandoverKind | null {
  if (overdue && overdue.kind !== "pickup") return null;
  const unless = (kind: HandoverKind) => (handovers.some((record) => record.kind === kind) ? null : kind);
  if (status === "confirmed") return unless("pickup");
  if (status === "active") return unless("pickup") ?? unless("return");
  const justBack = returned_at && now.getTime() - Date.parse(returned_at) < RECORD_GRACE_MINUTES * MINUTE_MS;
  return status === "completed" && justBack ? unless("return") : null;
}
