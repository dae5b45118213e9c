import { and, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookings, unitCalendars, unitHolds } from "#server/db/schema.ts";
import { isExpiredRequest } from "#server/repositories/bookings/open-requests.ts";
import { toInstantSql } from "./spans.ts";

/** A car whose turnaround tells how soon a unit that is out could leave again: `vehicles`, or another name a query gives it. */
export interface TurnaroundColumns {
  /** Hours, a column or an expression. */
  turnaroundHours: SQLWrapper;
}

/** The drive home from where the booking of a hold gives its car back, in minutes; 0 for maintenance (product.md#delivery). */
const transferBackMinutes: SQL = sql`coalesce((select drive.transfer_back_minutes from bookings drive where drive.id = ${unitHolds.bookingId}), 0)`;

/** The name under which a booking is asked whether it is a request whose answer came too late. */
const expiredBookings = alias(bookings, "expired");

/** A hold that is in force at `now` on a unit the fleet still has (product.md#unit-holds). */
export function holdIsInForce(now: Date): SQL | undefined {
  return and(isNull(unitHolds.releasedAt), holdHasNotEnded(now), unitIsInFleet());
}

/**
 * False for what has ended of itself before the job has noted it: the hold of a request whose answer came too late, and what a
 * transition freed that can no longer be undone (product.md#undo).
 */
export function holdHasNotEnded(now: Date): SQL {
  return sql`((${unitHolds.releasesAt} is null or ${unitHolds.releasesAt} > ${toInstantSql(now)}) and (${unitHolds.bookingId} is null or ${unitHolds.bookingId} not in (
    select expired.id from bookings expired where ${isExpiredRequest(now, expiredBookings)}
  )))`;
}

/**
 * Whether a hold (this name of a row of `unit_holds`) tells where its booking's rental was: one in force, or the last of a rental that is over. What was
 * let go for other dates, another return or another car tells nothing any more.
 */
export const holdRepresentsRental = (hold: SQL): SQL => sql`(${hold}.released_at is null or not exists (
  select from unit_holds last
  where last.booking_id = ${hold}.booking_id and (last.released_at is null or last.released_at > ${hold}.released_at)
))`;

/** Whether the renter has the unit of a hold, however long ago the hold was to end: the SQL of `isHandedOver`. */
export const holdIsHandedOver = (): SQL => sql`exists (
  select from bookings rental
  where rental.id = ${unitHolds.bookingId} and (rental.status = 'active' or rental.status in ('requested', 'confirmed') and exists (
    select from handovers pickup where pickup.booking_id = rental.id and pickup.kind = 'pickup'
  ))
)`;

/** A unit that has left the fleet holds nothing any more. */
export const unitIsInFleet = (): SQL => sql`exists (
  select from units present
  where present.vehicle_id = ${unitHolds.vehicleId} and present.number = ${unitHolds.unit} and present.in_fleet_to is null
)`;

/** Whether an expiry that has passed keeps a unit (this name of a row of `units`) from being given to anybody (product.md#unit-expiries). */
export const unitIsBlocked = (unit: SQL, now: Date): SQL => sql`${unit}.blocked_from <= ${toInstantSql(now)}`;

/**
 * When a hold ends as seen at `now`: a unit that is out is never ready before now, its drive home and its turnaround, however long ago it was due
 * (product.md#late-returns). Null for one without an end.
 */
export const selectHoldEnd = (car: TurnaroundColumns, now: Date): SQL =>
  sql`case when ${unitHolds.outSince} is null then upper(${unitHolds.during}) else greatest(upper(${unitHolds.during}), ${selectReadyAt(car, now)}) end`;

/** Whether a hold touches the time from `from` up to before `to` (expressions), the lateness of a unit that is out among it. */
export const holdOverlaps = (car: TurnaroundColumns, { from, to }: { from: SQL; to: SQL }, now: Date): SQL =>
  sql`(${unitHolds.during} && tstzrange(${from}, ${to})
    or (${unitHolds.outSince} is not null and lower(${unitHolds.during}) < coalesce(${to}, 'infinity') and ${from} < ${selectReadyAt(car, now)}))`;

/**
 * Whether nothing keeps the unit of a row of `unit_calendars` from being away from `from` up to before `to`: the rules of `holdHasNotEnded` and `holdOverlaps`,
 * read off its calendar. Only of the few units whose calendar has what ended by the clock are the holds looked at.
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

/** The units of holds that no longer stand and have not been released yet. */
const selectUnitsWithEndedHolds = (now: Date): SQL => sql`
  select ended.vehicle_id, ended.unit from unit_holds ended
  where ended.released_at is null and ended.releases_at <= ${toInstantSql(now)}
  union all
  select ended.vehicle_id, ended.unit from bookings expired join unit_holds ended on ended.booking_id = expired.id
  where ${isExpiredRequest(now, expiredBookings)} and ended.released_at is null`;

const selectReadyAt = ({ turnaroundHours }: TurnaroundColumns, now: Date): SQL =>
  sql`${toInstantSql(now)} + make_interval(hours => ${turnaroundHours}, mins => ${transferBackMinutes})`;
