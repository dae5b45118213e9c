import { and, asc, count, desc, eq, gte, inArray, lt, max, or, sql, sum } from "drizzle-orm";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { Cents } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, brands, cities, emptySearches, enquiries, vehicles } from "#server/db/schema.ts";
import { selectLastVehicleName } from "#server/repositories/bookings/booking-units.ts";
import { isOpenRequest } from "#server/repositories/bookings/open-requests.ts";
import { isOnSite } from "#server/repositories/vehicles/on-site.ts";

/** The counts on the dashboard's cards (product.md#dashboard). */
export interface CatalogueCounts {
  activeBrands: number;
  activeCities: number;
  countries: number;
  vehicles: number;
  /** Cars that are on the public site and available. */
  availableVehicles: number;
  units: number;
}

/** Counts brands, cities and cars. */
export async function countCatalogue(db: Queryable): Promise<CatalogueCounts> {
  const [ofBrands] = await db.select({ active: count() }).from(brands).where(eq(brands.active, true));
  const [ofCities] = await db
    .select({ active: count(), countries: sql<number>`count(distinct ${cities.country})`.mapWith(Number) })
    .from(cities)
    .where(eq(cities.active, true));
  const [ofVehicles] = await db
    .select({
      all: count(),
      units: sum(vehicles.totalUnits).mapWith(Number),
    })
    .from(vehicles);
  return {
    activeBrands: ofBrands?.active ?? 0,
    activeCities: ofCities?.active ?? 0,
    countries: ofCities?.countries ?? 0,
    vehicles: ofVehicles?.all ?? 0,
    availableVehicles: await db.$count(vehicles, and(vehicles.available, isOnSite(db))),
    units: ofVehicles?.units ?? 0,
  };
}

/** Returns the number of bookings in each of these statuses; a status that no booking has is missing. */
export async function countBookingsByStatus(
  db: Queryable,
  statuses: readonly BookingStatus[],
): Promise<Map<BookingStatus, number>> {
  const rows = await db
    .select({ status: bookings.status, times: count() })
    .from(bookings)
    .where(inArray(bookings.status, [...statuses]))
    .groupBy(bookings.status);
  return new Map(rows.map(({ status, times }) => [status, times]));
}

/** Returns the number and the total price of bookings in these statuses, with pickup on or after the first day and before the second. */
export async function sumRentals(
  db: Queryable,
  statuses: readonly BookingStatus[],
  from: CivilDate,
  until: CivilDate,
): Promise<{ total: Cents; rentals: number }> {
  const [row] = await db
    .select({ total: sum(bookings.totalCents).mapWith(Number), rentals: count() })
    .from(bookings)
    .where(
      and(inArray(bookings.status, [...statuses]), gte(bookings.pickupDate, from), lt(bookings.pickupDate, until)),
    );
  return { total: row?.total ?? 0, rentals: row?.rentals ?? 0 };
}

/** A booking as a line on the dashboard. */
export type BookingLine = Omit<Awaited<ReturnType<typeof listDayBookings>>[number], "lastVehicle">;

const bookingLineColumns = {
  id: bookings.id,
  reference: bookings.reference,
  status: bookings.status,
  vehicle: bookings.vehicleName,
  name: bookings.name,
  pickupCity: bookings.pickupCity,
  pickupDate: bookings.pickupDate,
  pickupTime: bookings.pickupTime,
  returnCity: bookings.returnCity,
  returnDate: bookings.returnDate,
  returnTime: bookings.returnTime,
  days: bookings.days,
  total: bookings.totalCents,
  createdAt: bookings.createdAt,
};

/** Maximum number of bookings of two days on the dashboard, far more than the company has. The day sheet lists all of them. */
const MAX_DAY_LINES = 1000;

/** Lists the bookings in these statuses with pickup or return on one of the days, in the time zones of their cities; at most `MAX_DAY_LINES`. */
export function listDayBookings(db: Queryable, statuses: readonly BookingStatus[], days: readonly CivilDate[]) {
  return db
    .select({ ...bookingLineColumns, lastVehicle: selectLastVehicleName })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, [...statuses]),
        or(inArray(bookings.pickupDate, [...days]), inArray(bookings.returnDate, [...days])),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(MAX_DAY_LINES);
}

/** Lists at most `limit` open booking requests, oldest first, with the total number of open ones. */
export async function listWaitingBookings(db: Queryable, now: Date, limit: number) {
  const lines: BookingLine[] = await db
    .select(bookingLineColumns)
    .from(bookings)
    .where(isOpenRequest(now))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(limit);
  return { lines, total: await db.$count(bookings, isOpenRequest(now)) };
}

/** Lists at most `limit` enquiries without a reply, oldest first, with the total number of such enquiries. */
export async function listWaitingEnquiries(db: Queryable, limit: number) {
  const unanswered = eq(enquiries.status, "new");
  const lines = await db
    .select()
    .from(enquiries)
    .where(unanswered)
    .orderBy(asc(sql`coalesce(${enquiries.reopenedAt}, ${enquiries.createdAt})`), asc(enquiries.id))
    .limit(limit);
  return { lines, total: await db.$count(enquiries, unanswered) };
}

/** Lists at most `limit` searches without results since a day, most frequent first. */
export async function listEmptySearches(db: Queryable, since: CivilDate, limit: number) {
  const times = sum(emptySearches.times).mapWith(Number);
  const lastOn = max(emptySearches.searchedOn);
  return db
    .select({ query: emptySearches.query, times, lastOn })
    .from(emptySearches)
    .where(gte(emptySearches.searchedOn, since))
    .groupBy(emptySearches.query)
    .orderBy(desc(times), desc(lastOn), asc(emptySearches.query))
    .limit(limit);
}
