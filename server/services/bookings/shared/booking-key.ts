import type { BookingKey } from "#server/repositories/bookings/find-bookings.ts";
import { parseId } from "#server/services/parse-input.ts";
import { NO_SUCH_BOOKING } from "#server/services/words/booking-words.ts";

/** "VL-7K3MQD", as people type it. */
const REFERENCE_PATTERN = /^VL-[0-9A-Z]{4,10}$/i;

/** The booking that a caller names by its id or its reference. Refuses "not-found" for what can be neither. */
export function bookingKeyOf(idOrReference: string): BookingKey {
  if (REFERENCE_PATTERN.test(idOrReference)) return { reference: idOrReference.toUpperCase() };
  return { id: parseId(idOrReference, NO_SUCH_BOOKING) };
}
