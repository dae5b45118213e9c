import { eq } from "drizzle-orm";
import { type FrozenRates, NO_RATES, toFrozenRates } from "#domain/rates/rates-of-vehicle.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";

/** Returns the rules that stay those of a booking when its dates change; none for a booking from before there were rules. */
export async function findFrozenRates(db: Queryable, bookingId: string): Promise<FrozenRates> {
  const [row] = await db.select({ rates: bookings.frozenRates }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.rates ?? toFrozenRates(NO_RATES);
}
