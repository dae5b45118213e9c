import { and, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookings, unitCalendars, unitHolds } from "#server/db/schema.ts";
import { isExpiredRequest } from "#server/repositories/bookings/open-requests.ts";
import { toInstantSql } from "./spans.ts";

/** The columns of a car that decide when a unit that is out is ready again: `vehicles`, or an alias. */
export interface TurnaroundColumns {
  /** In hours; a column or an expression. */
  turnaroundHours: SQLWrapper;
}

/** Minutes of the drive home after the return of the hold's booking; 0 for maintenance (product.md#delivery). */
const transferBackMinutes: SQL = sql`coalesce((select drive.transfer_back_minutes from bookings drive where drive.id = ${unitHolds.bookingId}), 0)`;

/** Alias of bookings in the check for expired requests. */
const expiredBookings = alias(bookings, "expired");

/** Whether a hold is in force at `now`, on a unit in the fleet (product.md#unit-holds). */
export function holdIsInForce(now: Date): SQL | undefined {
  return and(isNull(unitHolds.releasedAt), holdHasNotEnded(now), unitIsInFleet());
}

/**
 * Whether a hold has not ended by itself. False for an expired request, and for a released hold that can no longer be undone, even before the job
 * has stored that (product.md#undo).
 */
export function holdHasNotEnded(now: Date): SQL {
  return sql`((${unitHolds.releasesAt} is null or ${unitHolds.releasesAt} > ${toInstantSql(now)}) and (${unitHolds.bookingId} is null or ${unitHolds.bookingId} not in (
    select expired.id from bookings expired where ${isExpiredRequest(now, expiredBookings)}
  )))`;
}

/**
 * Whether a hold (an alias of `unit_holds`) shows when its booking was rented: a current hold, or the last one of a completed rental. A hold
 * released because dates, return or car changed shows nothing.
 */
export const holdRepresentsRental = (hold: SQL): SQL => sql`(${hold}.released_at is null or not exists (
  select from unit_holds last
  where last.booking_id = ${hold}.booking_id and (last.released_at is null or last.released_at > ${hold}.released_at)
))`;

/** Whether the renter has the unit of a hold, however long overdue: `isHandedOver` in SQL. */
export const holdIsHandedOver = (): SQL => sql`exists (
  select from bookings rental
  where rental.id = ${unitHolds.bookingId} and (rental.status = 'active' or rental.status in ('requested', 'confirmed') and exists (
    select from handovers pickup where pickup.booking_id = rental.id and pickup.kind = 'pickup'
  ))
)`;

/** Holds of units that have left the fleet do not count. */
export const unitIsInFleet = (): SQL => sql`exists (
  select from units present
  where present.vehicle_id = ${unitHolds.vehicleId} and present.number = ${unitHolds.unit} and present.in_fleet_to is null
)`;

/** Whether a missed expiry blocks a unit (an alias of `units`) from use (product.md#unit-expiries). */
export const unitIsBlocked = (unit: SQL, now: Date): SQL => sql`${unit}.blocked_from <= ${toInstantSql(now)}`;

/**
 * The end of a hold as seen at `now`: for a unit that is out at the earliest now, plus its drive home and turnaround, however overdue
 * (product.md#late-returns). Null for an open-ended hold.
 */
export const selectHoldEnd = (car: TurnaroundColumns, now: Date): SQL =>
  sql`case when ${unitHolds.outSince} is null then upper(${unitHolds.during}) else greatest(upper(${unitHolds.during}), ${selectReadyAt(car, now)}) end`;

/** Whether a hold overlaps the half-open span `from` to `to` (expressions), including the delay of a unit that is out. */
export const holdOverlaps = (car: TurnaroundColumns, { from, to }: { from: SQL; to: SQL }, now: Date): SQL =>
  sql`(${unitHolds.during} && tstzrange(${from}, ${to})
    or (${unitHolds.outSince} is not null and lower(${unitHolds.during}) < coalesce(${to}, 'infinity') and ${from} < ${selectReadyAt(car, now)}))`;

/**
 * Whether a unit can be away during the half-open span `from` to `to`: `holdHasNotEnded` and `holdOverlaps`, evaluated on its row of
 * `unit_calendars`. Only units whose calendar still contains ended holds need a look at the holds themselves.
 */
export const unitIsFree = (
  { turnaroundHours }: TurnaroundColumns,
  { from, to }: { from: SQL; to: SQL },
  now: Date,
): SQL => sql`(
    (
      not ${unitCalendars.held} && tstzrange(${from}, ${to})
      and (${unitCalendars.outFrom} is null or ${unitCalendars.outFrom} >= ${to}
        or ${from} >= ${toInstantSql(now)} + make_interval(hours => ${turnaroundHours}, mins => ${unitCalendars.outBackMinutes}))
    ) or (
      (${unitCalendars.vehicleId}, ${unitCalendars.unit}) in (${selectUnitsWithEndedHolds(now)})
      and not exists (
        select from ${unitHolds}
        where ${unitHolds.vehicleId} = ${unitCalendars.vehicleId} and ${unitHolds.unit} = ${unitCalendars.unit}
          and ${unitHolds.releasedAt} is null and ${holdHasNotEnded(now)} and ${holdOverlaps({ turnaroundHours }, { from, to }, now)}
      )
    )
  )`;

/** The units with holds that have ended but were not released yet. */
const selectUnitsWithEndedHolds = (now: Date): SQL => sql`
  select ended.vehicle_id, ended.unit from unit_holds ended
  where ended.released_at is null and ended.releases_at <= ${toInstantSql(now)}
  union all
  select ended.vehicle_id, ended.unit from bookings expired join unit_holds ended on ended.booking_id = expired.id
  where ${isExpiredRequest(now, expiredBookings)} and ended.released_at is null`;

const selectReadyAt = ({ turnaroundHours }: TurnaroundColumns, now: Date): SQL =>
  sql`${toInstantSql(now)} + make_interval(hours => ${turnaroundHours}, mins => ${transferBackMinutes})`;
