import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import { OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { hasPickupRecord } from "./find-bookings.ts";

/** A pickup or return that an open booking still has ahead in a city. */
export interface AgreedHandover {
  reference: string;
  renter: string;
  end: "pickup" | "return";
  at: CivilMoment;
}

const MAX_LISTED_BOOKINGS = 5000;

/** Lists the pickups and returns that lie ahead in a city, earliest pickup first; a request whose hold has expired has none. */
export async function listAgreedHandovers(tx: Transaction, city: string, now: Date): Promise<AgreedHandover[]> {
  const rows = await tx
    .select({ booking: bookings, hasPickupRecord })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, [...OPEN_STATUSES]),
        or(
          and(eq(bookings.pickupCity, city), gt(bookings.pickupAt, now)),
          and(eq(bookings.returnCity, city), gt(bookings.returnAt, now)),
        ),
      ),
    )
    .orderBy(asc(bookings.pickupAt))
    .limit(MAX_LISTED_BOOKINGS);
  return rows.flatMap(({ booking, hasPickupRecord: isOut }) => {
    if (booking.status === "requested" && booking.holdExpiresAt !== null && booking.holdExpiresAt <= now) return [];
    const { reference, name: renter } = booking;
    const isPickupAhead =
      booking.pickupCity === city && booking.pickupAt > now && !isOut && booking.status !== "active";
    const isReturnAhead = booking.returnCity === city && booking.returnAt > now;
    const handovers: AgreedHandover[] = [];
    if (isPickupAhead)
      handovers.push({ reference, renter, end: "pickup", at: { date: booking.pickupDate, time: booking.pickupTime } });
    if (isReturnAhead)
      handovers.push({ reference, renter, end: "return", at: { date: booking.returnDate, time: booking.returnTime } });
    return handovers;
  });
}
