import { isBookingReference } from "#domain/reference-codes.ts";
import type { BookingKey } from "#server/repositories/bookings/find-bookings.ts";
import { parseId } from "#server/services/parse-input.ts";
import { NO_SUCH_BOOKING } from "#server/services/words/booking-words.ts";

/** Parses a booking's id or reference, with any prefix that was ever used. Throws "not-found" for anything else. */
export function parseBookingKey(idOrReference: string): BookingKey {
  if (isBookingReference(idOrReference)) return { reference: idOrReference.toUpperCase() };
  return { id: parseId(idOrReference, NO_SUCH_BOOKING) };
}
