import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findBookingId } from "#server/repositories/bookings/booking-rows.ts";
import { checkedId } from "#server/services/checked-input.ts";

export const NO_SUCH_BOOKING = "Questa prenotazione non esiste.";

/** "VL-7K3MQD", as people type it. */
const REFERENCE = /^VL-[0-9A-Z]{4,10}$/i;

/** The id of a booking that a caller names by its id or its reference. Refuses "not-found". */
export async function bookingIdOf(db: Queryable, idOrReference: string): Promise<string> {
  if (!REFERENCE.test(idOrReference)) return checkedId(idOrReference, NO_SUCH_BOOKING);
  const id = await findBookingId(db, idOrReference.toUpperCase());
  if (!id) throw noSuchBooking();
  return id;
}

export const noSuchBooking = () => new ServiceError("not-found", NO_SUCH_BOOKING);
