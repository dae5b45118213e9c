import type { BookingKey } from "#server/repositories/bookings/find-bookings.ts";
import { parseId } from "#server/services/parse-input.ts";
import { NO_SUCH_BOOKING } from "#server/services/words/booking-words.ts";

/** A booking's reference, such as "VL-7K3MQD", in upper or lower case. */
const REFERENCE_PATTERN = /^VL-[0-9A-Z]{4,10}$/i;

/** Parses a booking's id or reference. Throws "not-found" for anything else. */
export function parseBookingKey(idOrReference: string): BookingKey {
  if (REFERENCE_PATTERN.test(idOrReference)) return { reference: idOrReference.toUpperCase() };
  return { id: parseId(idOrReference, NO_SUCH_BOOKING) };
}
