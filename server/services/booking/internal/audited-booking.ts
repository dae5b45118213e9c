import type { BookingRow } from "#server/repositories/bookings/booking-rows.ts";

/** A booking as the audit log keeps it: without the private link's hash and the request's key. */
export function auditedBooking(row: BookingRow): object {
  const { manageTokenHash: _link, idempotencyKey: _key, idempotencyFingerprint: _print, ...kept } = row;
  return kept;
}
