import { and, asc, count, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Booking } from "#domain/bookings/booking.ts";
import { BOOKING_STATUSES, type BookingStatus, OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { toPlateSearchKey } from "#domain/units/unit.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings } from "#server/db/schema.ts";
import { hasUnreadMessages } from "#server/repositories/messages/booking-messages.ts";
import { type ListQuery, type ListQueryFilters, toCondition, toOrder } from "#server/repositories/table-rows.ts";
import { selectOccupiedVehicle } from "./booking-units.ts";
import { bookedPlate, selectBookings, toBooking } from "./find-bookings.ts";
import { isExpiredRequest } from "./open-requests.ts";
import { isOverdue } from "./overdue-bookings.ts";

/** The filters of a booking list other than equality of columns. A missing filter does not restrict the list. */
export interface BookingListFilters {
  /** Bookings with one of these current statuses at `now`: a request whose hold has ended counts as expired. */
  statuses?: readonly BookingStatus[] | undefined;
  /** A car's slug or id. */
  vehicle?: string | undefined;
  /** First and last day of pickup, both included. */
  pickupFrom?: CivilDate | undefined;
  pickupTo?: CivilDate | undefined;
  /** Only overdue bookings. */
  overdue?: boolean | undefined;
  /** Only bookings with messages that staff have not read. */
  unread?: boolean | undefined;
}

/** Lists bookings for staff, with their total number. */
export async function listBookings(
  db: Queryable,
  listQuery: ListQuery,
  filters: BookingListFilters,
  now: Date,
): Promise<{ rows: Booking[]; total: number }> {
  const where = and(toFilterCondition(filters, now), toBookingSearchCondition(listQuery));
  const order = [...toOrder(listQuery), bookings.id];
  // First select only the ids of this page, by an index, and then their details. Otherwise PostgreSQL would also read the details of the bookings on
  // all preceding pages.
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

/** Returns the number of filtered bookings for each current status. A status that no booking has is missing. */
export async function countFilteredBookingsByStatus(
  db: Queryable,
  listQuery: ListQueryFilters,
  filters: BookingListFilters,
  now: Date,
): Promise<Map<BookingStatus, number>> {
  const rows = await db
    .select({ status: selectStatusAt(now), count: count() })
    .from(bookings)
    .where(and(toFilterCondition(filters, now), toBookingSearchCondition(listQuery)))
    // Group by the position of the column: its expression contains the time as a parameter, and for PostgreSQL two parameters are never equal.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.status, row.count]));
}

function toFilterCondition(
  { statuses, vehicle, pickupFrom, pickupTo, overdue, unread }: BookingListFilters,
  now: Date,
): SQL | undefined {
  return and(
    statuses && hasStatus(statuses, now),
    vehicle === undefined ? undefined : isOfVehicle(vehicle),
    overdue ? isOverdue(now) : undefined,
    unread ? hasUnreadMessages : undefined,
    pickupFrom === undefined ? undefined : gte(bookings.pickupDate, pickupFrom),
    pickupTo === undefined ? undefined : lte(bookings.pickupDate, pickupTo),
  );
}

/** Returns the search condition: the text matches the booking's columns or its unit's plate. */
function toBookingSearchCondition({ search, ...others }: ListQueryFilters): SQL | undefined {
  const words = search && toCondition({ filters: [], search });
  const plate = search && toPlateSearchKey(search.text);
  return and(toCondition(others), plate ? or(words, hasUnitWithPlate(plate)) : words);
}

/**
 * Whether the unit that a booking holds, or one that the renter had before, has a plate that contains a text. The condition starts from the matching units: PostgreSQL evaluates the parts in the
 * written order and then checks only the bookings of these units.
 */
function hasUnitWithPlate(part: string): SQL {
  const pattern = `%${part}%`;
  return sql`(${bookings.unitPlate} like ${pattern} or ${bookings.id} in (
    select hold.booking_id from units unit
    join unit_holds hold on hold.vehicle_id = unit.vehicle_id and hold.unit = unit.number
    where unit.plate like ${pattern}
  ) and ${bookedPlate} like ${pattern} or ${bookings.id} in (
    select leg.booking_id from units unit join booking_units leg on leg.unit_id = unit.id where unit.plate like ${pattern}
  ))`;
}

function isOfVehicle(slugOrId: string): SQL {
  const car = sql`(select car.id from vehicles car where car.slug = ${slugOrId} or car.id::text = ${slugOrId})`;
  return sql`(${bookings.vehicleId} in ${car} or ${bookings.id} in (
    select leg.booking_id from booking_units leg where leg.vehicle_id in ${car}
  ))`;
}

/** Whether a booking's current status (`statusAt`) is one of these. The condition uses plain columns, so that their indexes apply. */
function hasStatus(statuses: readonly BookingStatus[], now: Date): SQL | undefined {
  if (BOOKING_STATUSES.every((status) => statuses.includes(status))) return undefined;
  const stored = inArray(bookings.status, [...statuses]);
  if (statuses.includes("requested") === statuses.includes("expired")) return stored;
  return statuses.includes("expired")
    ? or(stored, isExpiredRequest(now))
    : and(stored, sql`${isExpiredRequest(now)} is not true`);
}

/** Selects the current status of a booking: the rule of `statusAt` in domain/bookings/booking.ts, in SQL. */
function selectStatusAt(now: Date): SQL<BookingStatus> {
  return sql<BookingStatus>`case when ${isExpiredRequest(now)} then 'expired' else ${bookings.status} end`;
}

/** Locks the open bookings that occupy a car until the transaction ends. */
export async function lockOpenBookings(tx: Transaction, vehicleId: string): Promise<Booking[]> {
  const rows = await selectBookings(tx)
    .where(and(sql`${selectOccupiedVehicle} = ${vehicleId}`, inArray(bookings.status, OPEN_STATUSES)))
    .orderBy(asc(bookings.id))
    .for("no key update", { of: bookings });
  return rows.map(toBooking);
}
