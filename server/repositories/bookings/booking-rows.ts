import { and, count, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/booking/states.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, unitHolds, vehicles } from "#server/db/schema.ts";
import { type RowReading, readTableRows } from "#server/repositories/table-rows.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** A booking as stored. */
export type BookingRow = typeof bookings.$inferSelect;

/** Which bookings a list is about, beyond equal columns; what is absent does not narrow. */
export interface BookingNarrowing {
  /** Any of these; a request whose hold has ended by `now` is expired, whatever is stored (design 5). */
  statuses?: readonly BookingStatus[] | undefined;
  /** A car's slug or id. */
  vehicle?: string | undefined;
  /** First and last day of pickup, both included. */
  pickupFrom?: CivilDate | undefined;
  pickupTo?: CivilDate | undefined;
}

/** Booking rows for staff. */
export function readBookingRows(db: Queryable, reading: RowReading, narrowing: BookingNarrowing, now: Date) {
  return readTableRows(db, bookings, reading, narrowed(narrowing, now));
}

/** How many bookings stand in each state; states without any are absent. */
export async function countBookings(db: Queryable, now: Date): Promise<Map<BookingStatus, number>> {
  const rows = await db
    .select({ status: statusAt(now), count: count() })
    .from(bookings)
    // By its place: the expression carries the time as a parameter, which would not be the same one twice.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** The id of a booking by its reference; null for an unknown one. */
export async function findBookingId(db: Queryable, reference: string): Promise<string | null> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference)).limit(1);
  return row?.id ?? null;
}

export async function findBookingRow(db: Queryable, id: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id)).limit(1);
  return row ?? null;
}

export const lockBooking = (tx: Transaction, id: string) => lockRow(tx, bookings, id);
export const updateBookingRow = (tx: Transaction, id: string, changes: RowChanges<typeof bookings>, now: Date) =>
  updateRow(tx, bookings, id, changes, now);

/** The car of a booking as the fleet has it now, deactivated brands and cities included. */
export interface BookedCar {
  id: string;
  slug: string;
  images: string[];
  totalUnits: number;
  /** Hours the house needs between a return and the next pickup. */
  turnaroundHours: number;
}

/** The cars of these ids, by id. */
export async function listBookedCars(db: Queryable, ids: readonly string[]): Promise<Map<string, BookedCar>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: vehicles.id,
      slug: vehicles.slug,
      images: vehicles.images,
      totalUnits: vehicles.totalUnits,
      turnaroundHours: vehicles.turnaroundHours,
    })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The unit that each of these bookings holds, or held last, by the booking's id. */
export async function listBookedUnits(db: Queryable, bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([unitHolds.bookingId], { booking: unitHolds.bookingId, unit: unitHolds.unit })
    .from(unitHolds)
    .where(inArray(unitHolds.bookingId, [...bookingIds]))
    .orderBy(unitHolds.bookingId, desc(sql`${unitHolds.releasedAt} is null`), desc(unitHolds.createdAt));
  return new Map(rows.flatMap(({ booking, unit }) => (booking ? [[booking, unit] as const] : [])));
}

function narrowed({ statuses, vehicle, pickupFrom, pickupTo }: BookingNarrowing, now: Date): SQL | undefined {
  return and(
    statuses && inArray(statusAt(now), [...statuses]),
    vehicle === undefined ? undefined : ofVehicle(vehicle),
    pickupFrom === undefined ? undefined : gte(bookings.pickupDate, pickupFrom),
    pickupTo === undefined ? undefined : lte(bookings.pickupDate, pickupTo),
  );
}

function ofVehicle(slugOrId: string): SQL {
  return sql`${bookings.vehicleId} in (select car.id from vehicles car where car.slug = ${slugOrId} or car.id::text = ${slugOrId})`;
}

/** The rule of `statusAt` in domain/booking/booking.ts, in SQL. */
function statusAt(now: Date): SQL<BookingStatus> {
  return sql<BookingStatus>`case when ${bookings.status} = 'requested' and ${bookings.holdExpiresAt} <= ${now.toISOString()}::timestamptz
    then 'expired' else ${bookings.status} end`;
}
