import { and, asc, between, eq, gt, gte, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { PLANNED_STATUSES } from "#domain/bookings/day-events.ts";
import type { DaySheetBooking, DayTaskKind, NextRental } from "#domain/day-sheet/day-task.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, dayTasks } from "#server/db/schema.ts";
import { selectBookings, toBooking } from "#server/repositories/bookings/find-bookings.ts";
import { holdRepresentsRental } from "#server/repositories/unit-holds/hold-conditions.ts";
import { type InstantSpan, parseInstant, toInstantSql } from "#server/repositories/unit-holds/spans.ts";
import { type DayTaskRow, listDayTasks } from "./day-task-rows.ts";

/** Which bookings to load for a day sheet or calendar. `domain/calendar-feeds` then selects among their tasks. */
export type SheetBookingQuery =
  /** Bookings with pickup or return on the day. Also bookings whose car leaves its base, is expected back or came back in the span around the day. */
  | { day: CivilDate; around: InstantSpan }
  /** Bookings whose pickup or return is overdue at `now`, and bookings whose car came back since `backSince`. */
  | { unfinished: { now: Date; backSince: Date } }
  /** Bookings with pickup or return in a span; optionally only bookings of one unit, or bookings with a task that is assigned to one user. */
  | { span: InstantSpan; unitId?: string; assignedTo?: string };

/** A booking on the day sheet, with the stored data of its tasks. */
export interface StoredSheetBooking extends DaySheetBooking {
  rows: readonly DayTaskRow[];
  version: number;
  updatedAt: Date;
}

/** Lists confirmed, active and completed bookings for a sheet, the first pickup first, at most `limit`. */
export async function listSheetBookings(
  db: Queryable,
  selection: SheetBookingQuery,
  limit: number,
): Promise<StoredSheetBooking[]> {
  const selected = await selectBookings(db)
    .where(and(inArray(bookings.status, [...PLANNED_STATUSES]), toBookingCondition(selection)))
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(limit);
  return withTasks(db, selected.map(toBooking));
}

/** Filters of tasks, by assignee and by the name of a city. */
export interface SheetFilters {
  assignedTo: string | undefined;
  city: string | undefined;
}

/** Lists at most `limit` bookings that may have a task after an instant that matches the filters, the soonest task first. */
export async function listSheetBookingsAfter(
  db: Queryable,
  after: Date,
  filters: SheetFilters,
  limit: number,
): Promise<StoredSheetBooking[]> {
  const soonest = selectNextMoment(after, filters);
  const selected = await selectBookings(db)
    .where(and(inArray(bookings.status, [...PLANNED_STATUSES]), isNotNull(soonest)))
    .orderBy(asc(soonest), asc(bookings.id))
    .limit(limit);
  return withTasks(db, selected.map(toBooking));
}

/** Returns the booking with an id, in any status, as the day sheet needs it; null if there is none. */
export async function findSheetBooking(db: Queryable, id: string): Promise<StoredSheetBooking | null> {
  const selected = await selectBookings(db).where(eq(bookings.id, id));
  const [one] = await withTasks(db, selected.map(toBooking));
  return one ?? null;
}

const setsOutAt = sql`${bookings.pickupAt} - make_interval(mins => ${bookings.transferOutMinutes})`;

/**
 * Selects the time of the first task of a booking that is after an instant and matches the filters; null if there is none. Tasks are at the car's
 * departure from its base, pickup, return, and the car's arrival back at its base.
 */
function selectNextMoment(after: Date, filters: SheetFilters): SQL {
  const drivesHome = sql`make_interval(mins => ${bookings.transferBackMinutes})`;
  const returns = [bookings.returnAt, bookings.expectedReturnAt, bookings.returnedAt];
  const washedIn = sql`case when ${bookings.transferBackMinutes} > 0 then coalesce(${bookings.baseCity}, ${bookings.returnCity}) else ${bookings.returnCity} end`;
  const tasks: readonly [DayTaskKind, city: SQL, moments: SQL[]][] = [
    ["handover", sql`${bookings.pickupCity}`, [setsOutAt, sql`${bookings.pickupAt}`]],
    ["return", sql`${bookings.returnCity}`, returns.map((at) => sql`${at}`)],
    ["wash", washedIn, returns.map((at) => sql`${at} + ${drivesHome}`)],
  ];
  const nextMoments = tasks.flatMap(([kind, city, moments]) => {
    const selection = and(
      filters.city === undefined ? undefined : sql`${city} = ${filters.city}`,
      filters.assignedTo === undefined ? undefined : hasAssignedTask(filters.assignedTo, kind),
    );
    return moments.map(
      (moment) => sql`case when ${and(selection, sql`${moment} > ${toInstantSql(after)}`)} then ${moment} end`,
    );
  });
  return sql`least(${sql.join(nextMoments, sql`, `)})`;
}

/** Whether a task of the booking is assigned to the user; with `kind`, only a task of this kind counts. */
const hasAssignedTask = (userId: string, kind?: DayTaskKind): SQL =>
  sql`exists (select from ${dayTasks} task where task.booking_id = ${bookings.id} and task.assigned_to = ${userId}${
    kind === undefined ? sql`` : sql` and task.kind = ${kind}`
  })`;

function toBookingCondition(selection: SheetBookingQuery): SQL | undefined {
  if ("day" in selection) {
    const { day, around } = selection;
    return or(
      eq(bookings.pickupDate, day),
      and(
        gt(bookings.transferOutMinutes, 0),
        sql`${setsOutAt} between ${toInstantSql(around.from)} and ${toInstantSql(around.to)}`,
      ),
      // A car is washed after its transfer back to the base, which may end on the next day.
      and(gt(bookings.transferBackMinutes, 0), between(bookings.returnAt, around.from, around.to)),
      eq(bookings.returnDate, day),
      between(bookings.expectedReturnAt, around.from, around.to),
      between(bookings.returnedAt, around.from, around.to),
      hasReplacement({ from: around.from, to: around.to }),
    );
  }
  if ("unfinished" in selection) {
    const { now, backSince } = selection.unfinished;
    return or(
      and(eq(bookings.status, "confirmed"), sql`${bookings.pickupAt} < ${toInstantSql(now)}`),
      and(eq(bookings.status, "active"), sql`${bookings.returnAt} < ${toInstantSql(now)}`),
      and(eq(bookings.status, "completed"), gte(bookings.returnedAt, backSince)),
      and(eq(bookings.status, "completed"), gte(bookings.returnAt, backSince)),
      hasReplacement({ from: backSince, to: now }),
    );
  }
  const { span, unitId, assignedTo } = selection;
  return and(
    or(
      between(bookings.pickupAt, span.from, span.to),
      between(bookings.returnAt, span.from, span.to),
      hasReplacement(span),
    ),
    unitId === undefined ? undefined : usesUnit(unitId),
    assignedTo === undefined ? undefined : hasAssignedTask(assignedTo),
  );
}

/** Whether a unit of the booking was replaced in the span (product.md#replacement-car). */
const hasReplacement = ({ from, to }: InstantSpan): SQL => sql`exists (
  select from booking_units leg where leg.booking_id = ${bookings.id} and leg.end_reason is not null
    and leg.ended_at between ${toInstantSql(from)} and ${toInstantSql(to)}
)`;

/** For each unit of a booking the hold that tells it: of its current unit the current hold or, without one, the last; of the others the last. */
const latestHolds = sql`select distinct on (held.booking_id, held.ended_leg_id) held.booking_id, held.vehicle_id, held.unit from unit_holds held
  where held.booking_id is not null
  order by held.booking_id, held.ended_leg_id, (held.released_at is null) desc, held.created_at desc`;

const usesUnit = (unitId: string): SQL => sql`${bookings.id} in (
  select own.booking_id from (${latestHolds}) own
  join units on units.vehicle_id = own.vehicle_id and units.number = own.unit where units.id = ${unitId}
)`;

async function withTasks(
  db: Queryable,
  selected: readonly ReturnType<typeof toBooking>[],
): Promise<StoredSheetBooking[]> {
  const ids = selected.map(({ id }) => id);
  const rows = Map.groupBy(await listDayTasks(db, ids), ({ bookingId }) => bookingId);
  const next = await findNextRentals(db, ids);
  return selected.map((booking) => {
    const taskRows = rows.get(booking.id) ?? [];
    return {
      booking,
      next: next.get(nextKey(booking.id, null)) ?? null,
      nextOfReplaced: new Map(
        booking.units.flatMap(({ id, position }) => {
          const following = next.get(nextKey(booking.id, id));
          return following ? [[position, following]] : [];
        }),
      ),
      records: taskRows,
      rows: taskRows,
      version: booking.version,
      updatedAt: booking.updatedAt,
    };
  });
}

const nextKey = (bookingId: string, endedLegId: string | null) => `${bookingId} ${endedLegId}`;

/** Returns for each unit of these bookings the next booking of the unit, by the keys of `nextKey`. */
async function findNextRentals(db: Queryable, ids: readonly string[]): Promise<Map<string, NextRental>> {
  if (ids.length === 0) return new Map();
  const plannedStatuses = sql.join(
    PLANNED_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  );
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<{
    id: string;
    leg: string | null;
    reference: string;
    pickup_at: unknown;
    status: BookingStatus;
  }>(sql`
    select own.booking_id as id, own.ended_leg_id as leg, following.reference, following.pickup_at, following.status
    from (
      select distinct on (held.booking_id, held.ended_leg_id) held.booking_id, held.ended_leg_id, held.vehicle_id, held.unit, booking.pickup_at from unit_holds held
      join bookings booking on booking.id = held.booking_id
      where held.booking_id in (${list}) order by held.booking_id, held.ended_leg_id, (held.released_at is null) desc, held.created_at desc
    ) own
    cross join lateral (
      select later.reference, later.pickup_at, later.status from unit_holds hold
      join bookings later on later.id = hold.booking_id
      where hold.vehicle_id = own.vehicle_id and hold.unit = own.unit and later.id <> own.booking_id
        and later.status in (${plannedStatuses}) and (hold.released_at is null or later.status = 'completed') and ${holdRepresentsRental(sql`hold`)}
        and later.pickup_at > own.pickup_at
      order by later.pickup_at limit 1
    ) following`);
  return new Map(
    rows.map(({ id, leg, reference, pickup_at, status }) => [
      nextKey(id, leg),
      { reference, status, pickupAt: parseInstant(pickup_at) },
    ]),
  );
}
