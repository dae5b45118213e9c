import { type SQL, sql } from "drizzle-orm";
import { REVENUE_STATUSES } from "#domain/bookings/booking-statuses.ts";
import type { Cents } from "#domain/money.ts";
import { firstDayOfMonth, type Month } from "#domain/reports/month-report.ts";
import type { Queryable } from "#server/db/client.ts";
import { vehicles } from "#server/db/schema.ts";
import { joinLegOfHold } from "#server/repositories/bookings/booking-units.ts";
import { toOrder } from "#server/repositories/table-rows.ts";
import { holdRepresentsRental } from "#server/repositories/unit-holds/hold-conditions.ts";
import { toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/** The months and cars of a report. */
export interface ReportScope {
  from: Month;
  to: Month;
  vehicleIds: readonly string[];
}

/** A value for a car and a month. `vehicleId` is null for all deleted cars together. */
interface VehicleMonth {
  vehicleId: string | null;
  month: Month;
}

/** Orders cars by name, as all lists of the panel do. */
const ORDER_BY_NAME = [vehicles.brand, vehicles.name, vehicles.id].map((column) => ({ column, descending: false }));

/** Lists one page of the fleet's cars, ordered by name, with the total number of cars. */
export async function listReportVehicles(db: Queryable, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select({ id: vehicles.id, brand: vehicles.brand, name: vehicles.name, location: vehicles.location })
    .from(vehicles)
    .orderBy(...toOrder({ order: ORDER_BY_NAME }))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(vehicles) };
}

/** Returns the revenue per car and month of pickup (in the time zone of the pickup city), computed as on the dashboard. Includes deleted cars. */
export function sumMonthlyRevenue(
  db: Queryable,
  scope: ReportScope,
): Promise<(VehicleMonth & { revenue: Cents; rentals: number })[]> {
  return queryRows(
    db,
    sql`select booking.vehicle_id as "vehicleId", to_char(month.first, 'YYYY-MM') as month,
        sum(booking.total_cents)::float8 as revenue, count(*)::int as rentals
      from ${selectMonths(scope)}
      join bookings booking on booking.pickup_date >= month.first::date and booking.pickup_date < month.after::date
      where booking.status in ${REVENUE_STATUSES} and (booking.vehicle_id is null or booking.vehicle_id in ${selectVehicleIds(scope)})
      group by booking.vehicle_id, month.first`,
  );
}

/**
 * Returns for how many minutes the units of a car are rented in each month, in the time zone of the pickup city. The time of a rental is its hold
 * without transfers and turnaround; a unit that was replaced, and its replacement, have their parts of it (product.md#replacement-car). A unit that is
 * out counts until its expected return, and at least until now.
 */
export function sumMonthlyRentals(
  db: Queryable,
  scope: ReportScope,
  now: Date,
): Promise<(VehicleMonth & { rentedMinutes: number })[]> {
  return queryRows(
    db,
    sql`select rental.vehicle_id as "vehicleId", to_char(month.first, 'YYYY-MM') as month,
        round(sum(extract(epoch from least(rental.until, month.after) - greatest(rental.since, month.first)) / 60))::float8 as "rentedMinutes"
      from (
        select hold.vehicle_id,
          greatest(lower(hold.during), case when leg.position > 1 then leg.started_at else least(booking.pickup_at, booking.collected_at, hold.out_since) end) at time zone city.time_zone as since,
          case when hold.ended_leg_id is not null then least(upper(hold.during), leg.ended_at, hold.released_at)
            when hold.out_since is null then least(upper(hold.during), coalesce(booking.returned_at, booking.return_at), hold.released_at)
            else greatest(booking.return_at, booking.expected_return_at, ${toInstantSql(now)}) end at time zone city.time_zone as until
        from unit_holds hold
        join bookings booking on booking.id = hold.booking_id
        join cities city on city.name = booking.pickup_city
        left join ${joinLegOfHold(sql`hold`)} on true
        where booking.status in ${REVENUE_STATUSES} and hold.vehicle_id in ${selectVehicleIds(scope)}
          and (hold.released_at is null or booking.status = 'completed') and ${holdRepresentsRental(sql`hold`)}
      ) rental
      join ${selectMonths(scope)} on rental.since < month.after and rental.until > month.first
      where rental.until > rental.since
      group by rental.vehicle_id, month.first`,
  );
}

/**
 * Returns for how many days the units of a car are in the fleet in each month, without the day on which a unit leaves. A unit that was rented before
 * its recorded first day counts from that rental on.
 */
export function sumMonthlyFleetDays(
  db: Queryable,
  scope: ReportScope,
): Promise<(VehicleMonth & { fleetDays: number })[]> {
  return queryRows(
    db,
    sql`select present.vehicle_id as "vehicleId", to_char(month.first, 'YYYY-MM') as month,
        sum(least(present.until, month.after::date) - greatest(present.since, month.first::date))::int as "fleetDays"
      from (
        select unit.vehicle_id, coalesce(unit.in_fleet_to, 'infinity'::date) as until, least(unit.in_fleet_from, (
          select min((lower(hold.during) at time zone city.time_zone)::date)
          from unit_holds hold
          join bookings booking on booking.id = hold.booking_id and booking.status in ${REVENUE_STATUSES}
          join cities city on city.name = booking.pickup_city
          where hold.vehicle_id = unit.vehicle_id and hold.unit = unit.number and hold.released_at is null
        )) as since
        from units unit
        where unit.vehicle_id in ${selectVehicleIds(scope)}
      ) present
      join ${selectMonths(scope)} on present.since < month.after::date and present.until > month.first::date
      group by present.vehicle_id, month.first`,
  );
}

/** Selects the months of the report, each with its first instant and the first instant of the next month. */
const selectMonths = ({ from, to }: ReportScope): SQL =>
  sql`(select first, first + interval '1 month' as after
    from generate_series(${firstDayOfMonth(from)}::timestamp, ${firstDayOfMonth(to)}::timestamp, interval '1 month') as series(first)) month`;

/** Selects the ids of the cars from an array. If there are no cars, it selects nothing; a list of values in SQL could not be empty. */
const selectVehicleIds = ({ vehicleIds }: ReportScope): SQL =>
  sql`(select unnest(${sql.param(`{${vehicleIds.join(",")}}`)}::uuid[]))`;

async function queryRows<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}
