import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookings, unitHeldTimes, unitHolds } from "#server/db/schema.ts";
import { isExpiredRequest } from "#server/repositories/bookings/open-requests.ts";
import { toInstantSql } from "./spans.ts";

/** The columns of a car that decide when a unit that is out is ready again: those of the table `vehicles`, or of an alias of it. */
export interface TurnaroundColumns {
  /** The turnaround in hours; a column or an expression. */
  turnaroundHours: SQLWrapper;
}

/** Selects the minutes of the transfer back to the base after the return of a hold's booking; 0 for maintenance (product.md#delivery). */
const transferBackMinutes: SQL = sql`coalesce((select drive.transfer_back_minutes from bookings drive where drive.id = ${unitHolds.bookingId}), 0)`;

/** The alias of `bookings` in the check for expired requests. */
const expiredBookings = alias(bookings, "expired");

/** Whether a hold is in force at `now` and its unit is in the fleet (product.md#unit-holds). */
export function holdIsInForce(now: Date): SQL | undefined {
  return and(isNull(unitHolds.releasedAt), holdHasNotEnded(now), unitIsInFleet());
}

/**
 * Whether the time of a hold still runs at `now`. It has ended if its booking request has expired or its scheduled release has passed, even before
 * the job has stored this (product.md#undo). The caller also checks `releasedAt`.
 */
export function holdHasNotEnded(now: Date): SQL {
  return sql`((${unitHolds.releasesAt} is null or ${unitHolds.releasesAt} > ${toInstantSql(now)}) and (${unitHolds.bookingId} is null or ${unitHolds.bookingId} not in (
    select expired.id from bookings expired where ${isExpiredRequest(now, expiredBookings)}
  )))`;
}

/**
 * Whether the span of a hold (an alias of `unit_holds`) is the time of its booking's rental with that unit. True for a current hold, and for the last
 * hold of a completed rental or of a unit that was replaced. False for a hold that was released because dates, return or car changed.
 */
export const holdRepresentsRental = (hold: SQL): SQL => sql`(${hold}.released_at is null or not exists (
  select from unit_holds last
  where last.booking_id = ${hold}.booking_id and last.ended_leg_id is not distinct from ${hold}.ended_leg_id
    and (last.released_at is null or last.released_at > ${hold}.released_at)
))`;

/** Whether the renter has the unit of a hold, even if the return is long overdue. The rule of `isHandedOver`, in SQL. */
export const holdIsHandedOver = (): SQL => sql`${unitHolds.endedLegId} is null and exists (
  select from bookings rental
  where rental.id = ${unitHolds.bookingId} and (rental.status = 'active' or rental.status in ('requested', 'confirmed') and exists (
    select from handovers pickup where pickup.booking_id = rental.id and pickup.kind = 'pickup'
  ))
)`;

/** Whether a hold is of its booking's current unit: it is not released, and no other unit has replaced its unit (product.md#replacement-car). */
export const isCurrentHold = (): SQL | undefined => and(isNull(unitHolds.releasedAt), isNull(unitHolds.endedLegId));

/** Whether a hold is that of a booking's current unit. */
export const isHoldOfBooking = (bookingId: string): SQL | undefined =>
  and(eq(unitHolds.bookingId, bookingId), isCurrentHold());

/** Whether the unit of a hold is in the fleet. */
export const unitIsInFleet = (): SQL => sql`exists (
  select from units present
  where present.vehicle_id = ${unitHolds.vehicleId} and present.number = ${unitHolds.unit} and present.in_fleet_to is null
)`;

/** Whether an expiry that was not renewed blocks a unit (an alias of `units`) at `now` (product.md#unit-expiries). */
export const unitIsBlocked = (unit: SQL, now: Date): SQL => sql`${unit}.blocked_from <= ${toInstantSql(now)}`;

/**
 * Selects the end of a hold, as expected at `now`; null for a hold without an end. The hold of a unit that is out ends at the earliest at `now` plus
 * its transfer back and turnaround, even if the return is long overdue (product.md#late-returns).
 */
export const selectHoldEnd = (car: TurnaroundColumns, now: Date): SQL =>
  sql`case when ${unitHolds.outSince} is null then upper(${unitHolds.during}) else greatest(upper(${unitHolds.during}), ${selectReadyAt(car, now)}) end`;

/** Whether a hold overlaps the half-open span from `from` to `to`, which are SQL expressions. Takes the delay of a unit that is out into account. */
export const holdOverlaps = (car: TurnaroundColumns, { from, to }: { from: SQL; to: SQL }, now: Date): SQL =>
  sql`(${unitHolds.during} && tstzrange(${from}, ${to})
    or (${unitHolds.outSince} is not null and lower(${unitHolds.during}) < coalesce(${to}, 'infinity') and ${from} < ${selectReadyAt(car, now)}))`;

/**
 * Whether a unit is free for the half-open span from `from` to `to`. The rules are those of `holdHasNotEnded` and `holdOverlaps`, evaluated on the
 * unit's row of `unit_calendars`. Reads the holds themselves only for units whose calendar still contains holds that have ended.
 */
export const unitIsFree = (
  { turnaroundHours }: TurnaroundColumns,
  { from, to }: { from: SQL; to: SQL },
  now: Date,
): SQL => sql`(
    (
      not ${unitHeldTimes.held} && tstzrange(${from}, ${to})
      and (${unitHeldTimes.outFrom} is null or ${unitHeldTimes.outFrom} >= ${to}
        or ${from} >= ${toInstantSql(now)} + make_interval(hours => ${turnaroundHours}, mins => ${unitHeldTimes.outBackMinutes}))
    ) or (
      (${unitHeldTimes.vehicleId}, ${unitHeldTimes.unit}) in (${selectUnitsWithEndedHolds(now)})
      and not exists (
        select from ${unitHolds}
        where ${unitHolds.vehicleId} = ${unitHeldTimes.vehicleId} and ${unitHolds.unit} = ${unitHeldTimes.unit}
          and ${unitHolds.releasedAt} is null and ${holdHasNotEnded(now)} and ${holdOverlaps({ turnaroundHours }, { from, to }, now)}
      )
    )
  )`;

/** Selects the units that have holds which are no longer in force but were not released yet. */
const selectUnitsWithEndedHolds = (now: Date): SQL => sql`
  select ended.vehicle_id, ended.unit from unit_holds ended
  where ended.released_at is null and ended.releases_at <= ${toInstantSql(now)}
  union all
  select ended.vehicle_id, ended.unit from bookings expired join unit_holds ended on ended.booking_id = expired.id
  where ${isExpiredRequest(now, expiredBookings)} and ended.released_at is null`;

const selectReadyAt = ({ turnaroundHours }: TurnaroundColumns, now: Date): SQL =>
  sql`${toInstantSql(now)} + make_interval(hours => ${turnaroundHours}, mins => ${transferBackMinutes})`;
