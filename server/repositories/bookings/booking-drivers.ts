import { asc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingDrivers } from "#server/db/schema.ts";

export type StoredDriver = typeof bookingDrivers.$inferSelect;
export type NewDriver = Omit<typeof bookingDrivers.$inferInsert, "bookingId" | "position">;

/** Lists a booking's additional drivers, in the order staff entered them. */
export function listBookingDrivers(db: Queryable, bookingId: string): Promise<StoredDriver[]> {
  return db
    .select()
    .from(bookingDrivers)
    .where(eq(bookingDrivers.bookingId, bookingId))
    .orderBy(asc(bookingDrivers.position));
}

/** Replaces the additional drivers of a booking. The caller has locked the booking. */
export async function replaceStoredDrivers(
  tx: Transaction,
  bookingId: string,
  drivers: readonly NewDriver[],
): Promise<void> {
  await tx.delete(bookingDrivers).where(eq(bookingDrivers.bookingId, bookingId));
  if (drivers.length === 0) return;
  await tx.insert(bookingDrivers).values(drivers.map((driver, position) => ({ ...driver, bookingId, position })));
}
