import { and, asc, count, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Booking } from "#domain/bookings/booking.ts";
import { BOOKING_STATUSES, type BookingStatus, OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { toPlateSearchKey } from "#domain/units/unit.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { type ListQuery, type ListQueryFilters, toCondition, toOrder } from "#server/repositories/table-rows.ts";
import { bookedPlate, selectBookings, toBooking } from "./find-bookings.ts";
import { isExpiredRequest } from "./open-requests.ts";
import { isOverdue } from "./overdue-bookings.ts";

/** Which bookings a list is about, beyond equal columns; what is absent does not narrow. */
export interface BookingListFilters {
  /** Any of these; a request whose hold has ended by `now` is expired, whatever is stored. */
  statuses?: readonly BookingStatus[] | undefined;
  /** A car's slug or id. */
  vehicle?: string | undefined;
  /** First and last day of pickup, both included. */
  pickupFrom?: CivilDate | undefined;
  pickupTo?: CivilDate | undefined;
  /** Only those about which something is late. */
  overdue?: boolean | undefined;
}

/** Bookings for staff, and how many there are without the window. */
export async function listBookings(
  db: Queryable,
  listQuery: ListQuery,
  filters: BookingListFilters,
  now: Date,
): Promise<{ rows: Booking[]; total: number }> {
  const where = and(toFilterCondition(filters, now), toBookingSearchCondition(listQuery));
  const order = [...toOrder(listQuery), bookings.id];
  // First which, by an index, then what is shown of each: else what is shown is read of all that come before them too.
  const chosen = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(...order)
    .limit(listQuery.limit)
    .offset(listQuery.offset);
  const rows = await selectBookings(db)
    .where(inArray(bookings.id, chosen))
    .orderBy(...order);
  const [counted] = await db.select({ total: count() }).from(bookings).where(where);
  return { rows: rows.map(toBooking), total: counted?.total ?? 0 };
}

/** How many bookings are in each state, among those that are asked for; states without any are absent. */
export async function countBookings(
  db: Queryable,
  listQuery: ListQueryFilters,
  filters: BookingListFilters,
  now: Date,
): Promise<Map<BookingStatus, number>> {
  const rows = await db
    .select({ status: selectStatusAt(now), count: count() })
    .from(bookings)
    .where(and(toFilterCondition(filters, now), toBookingSearchCondition(listQuery)))
    // By its place: the expression carries the time as a parameter, which would not be the same one twice.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.status, row.count]));
}

function toFilterCondition(
  { statuses, vehicle, pickupFrom, pickupTo, overdue }: BookingListFilters,
  now: Date,
): SQL | undefined {
  return and(
    statuses && hasStatus(statuses, now),
    vehicle === undefined ? undefined : isOfVehicle(vehicle),
    overdue ? isOverdue(now) : undefined,
    pickupFrom === undefined ? undefined : gte(bookings.pickupDate, pickupFrom),
    pickupTo === undefined ? undefined : lte(bookings.pickupDate, pickupTo),
  );
}

/** What the filters leave: the words of a search in the booking's columns, or the plate that they may be. */
function toBookingSearchCondition({ search, ...others }: ListQueryFilters): SQL | undefined {
  const words = search && toCondition({ filters: [], search });
  const plate = search && toPlateSearchKey(search.text);
  return and(toCondition(others), plate ? or(words, hasUnitWithPlate(plate)) : words);
}

/** By way of the units with such a plate, asked first: PostgreSQL asks what is joined by "and" here as it is written, and only these bookings for their own. */
function hasUnitWithPlate(part: string): SQL {
  const pattern = `%${part}%`;
  return sql`(${bookings.unitPlate} like ${pattern} or ${bookings.id} in (
    select hold.booking_id from units unit
    join unit_holds hold on hold.vehicle_id = unit.vehicle_id and hold.unit = unit.number
    where unit.plate like ${pattern}
  ) and ${bookedPlate} like ${pattern})`;
}

function isOfVehicle(slugOrId: string): SQL {
  return sql`${bookings.vehicleId} in (select car.id from vehicles car where car.slug = ${slugOrId} or car.id::text = ${slugOrId})`;
}

/** The same as one of `statusAt`, in the words of the columns, so that their indexes find it. */
function hasStatus(statuses: readonly BookingStatus[], now: Date): SQL | undefined {
  if (BOOKING_STATUSES.every((status) => statuses.includes(status))) return undefined;
  const stored = inArray(bookings.status, [...statuses]);
  if (statuses.includes("requested") === statuses.includes("expired")) return stored;
  return statuses.includes("expired")
    ? or(stored, isExpiredRequest(now))
    : and(stored, sql`${isExpiredRequest(now)} is not true`);
}

/** The rule of `statusAt` in domain/bookings/booking.ts, in SQL. */
function selectStatusAt(now: Date): SQL<BookingStatus> {
  return sql<BookingStatus>`case when ${isExpiredRequest(now)} then 'expired' else ${bookings.status} end`;
}

/** The bookings of a car that have not ended, kept from other writers until the transaction ends. */
export async function lockOpenBookings(tx: Transaction, vehicleId: string): Promise<Booking[]> {
  const rows = await selectBookings(tx)
    .where(and(eq(bookings.vehicleId, vehicleId), inArray(bookings.status, OPEN_STATUSES)))
    .orderBy(asc(bookings.id))
    .for("no key update", { of: bookings });
  return rows.map(toBooking);
}
