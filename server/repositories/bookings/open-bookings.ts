import { and, asc, eq, inArray } from "drizzle-orm";
import type { Booking } from "#domain/booking/booking.ts";
import { OPEN_STATUSES } from "#domain/booking/states.ts";
import type { Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { selectBookings, toBooking } from "./find-bookings.ts";

/** The bookings of a car that have not ended, kept from other writers until the transaction ends. */
export async function lockOpenBookings(tx: Transaction, vehicleId: string): Promise<Booking[]> {
  const rows = await selectBookings(tx)
    .where(and(eq(bookings.vehicleId, vehicleId), inArray(bookings.status, OPEN_STATUSES)))
    .orderBy(asc(bookings.id))
    .for("no key update", { of: bookings });
  return rows.map(toBooking);
}
