import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { type BookingUnit, lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { PLANNED_STATUSES } from "#domain/bookings/day-events.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import {
  type DaySheetBooking,
  type DaySheetDate,
  type DayTask,
  type DayTaskDrive,
  type DayTaskKind,
  type DayTaskUnit,
  MAX_WASH_LOOKBACK_DAYS,
  type NextRental,
  toDayTaskPlace,
} from "./day-task.ts";

/**
 * Returns the tasks of a day, derived from the bookings alone (product.md#day-sheet). Late tasks come first, the longest late at the top. Today's
 * sheet includes late tasks of earlier days. The rest is sorted by city and time.
 */
export function listTasksOfDay(bookings: readonly DaySheetBooking[], sheet: DaySheetDate): DayTask[] {
  return bookings
    .flatMap((one) => listTasksOfBooking(one, sheet.now))
    .filter(
      (task) => sheetDatesOf(task).includes(sheet.day) || (sheet.day === sheet.today && isCarriedOver(task, sheet)),
    )
    .sort(compareTasks);
}

/** Returns the days on whose sheets a task appears: the day of the task, and the day on which the driver leaves. */
export const sheetDatesOf = ({ kind, date, drive }: DayTask): CivilDate[] =>
  kind === "handover" && drive ? [drive.moment.date, date] : [date];

/** Returns all tasks of a booking on any day; empty unless the booking was confirmed. */
export function listTasksOfBooking(one: DaySheetBooking, now: Date): DayTask[] {
  if (!isPlanned(one.booking.status)) return [];
  const replaced = one.booking.units.slice(0, -1);
  return [
    toHandoverTask(one, now),
    ...replaced.flatMap((leg, index) => toReplacementTasks(one, now, { leg, next: one.booking.units[index + 1] })),
    toReturnTask(one, now),
    toWashTask(one, now),
  ].filter((task) => task !== null);
}

const isPlanned = (status: BookingStatus) => (PLANNED_STATUSES as readonly BookingStatus[]).includes(status);

/**
 * Returns the tasks of a replacement: the first unit came back and is washed when it is home, and the next was handed over (product.md#replacement-car).
 */
function toReplacementTasks(
  one: DaySheetBooking,
  now: Date,
  { leg, next }: { leg: BookingUnit; next: BookingUnit | undefined },
): DayTask[] {
  const { endedAt, end, back, base, turnaroundHours } = leg;
  if (!endedAt || !end || !next) return [];
  const pickupOrReturn = { ...one.booking.return, ...end };
  const place = { city: end.city, slug: end.place, address: null };
  const facts = {
    at: endedAt,
    dueAt: endedAt,
    pickupOrReturn,
    place,
    drive: null,
    recorded: true,
    offeredStatus: null,
  };
  const homeAt = arrivalAt(endedAt, back);
  const nextRental = one.nextOfReplaced?.get(leg.position) ?? null;
  const ready = computeHoldSpan(endedAt, endedAt, { turnaroundHours, outMinutes: 0, backMinutes: back.minutes }).to;
  const wash = {
    ...facts,
    at: homeAt,
    dueAt: washDueAt(homeAt, ready, nextRental),
    place: { city: (hasDrive(back) ? base : null) ?? end.city, slug: null, address: null },
    recorded: nextRental !== null && nextRental.status !== "confirmed",
  };
  return [
    toDayTask(one, now, {
      ...facts,
      kind: "return",
      unit: toTaskUnit(leg),
      drive: toDayTaskDrive(back, base, homeAt, end),
    }),
    ...(leg.vehicleId === null
      ? []
      : [toDayTask(one, now, { ...wash, kind: "wash", unit: toTaskUnit(leg), next: nextRental })]),
    toDayTask(one, now, { ...facts, kind: "handover", unit: toTaskUnit(next) }),
  ];
}

const toTaskUnit = ({ position, unitId, title, unit, plate }: BookingUnit): DayTaskUnit => ({
  leg: position,
  unitId,
  title,
  number: unit,
  plate,
});

/** Returns the unit with which the rental begins. */
function firstUnitOf({ booking }: DaySheetBooking): DayTaskUnit {
  const [first] = booking.units;
  return first ? toTaskUnit(first) : currentUnitOf(booking);
}

/** Returns the unit that the booking holds, or with which the rental ended. */
const lastTaskUnitOf = ({ booking }: DaySheetBooking): DayTaskUnit => {
  const last = lastUnitOf(booking.units);
  return last ? toTaskUnit(last) : currentUnitOf(booking);
};

const currentUnitOf = ({ unitVehicle, unit, plate }: DaySheetBooking["booking"]): DayTaskUnit => ({
  leg: 1,
  unitId: null,
  title: unitVehicle.title,
  number: unit,
  plate,
});

function toHandoverTask(one: DaySheetBooking, now: Date): DayTask {
  const { status, pickup, delivery } = one.booking;
  const isConfirmed = status === "confirmed";
  return toDayTask(one, now, {
    kind: "handover",
    unit: firstUnitOf(one),
    at: pickup.at,
    dueAt: pickup.at,
    pickupOrReturn: pickup,
    place: toDayTaskPlace(pickup, delivery.pickupPlace),
    drive: toDayTaskDrive(delivery.out, delivery.base, departureAt(pickup.at, delivery.out), pickup),
    recorded: !isConfirmed,
    offeredStatus: isConfirmed ? "active" : null,
  });
}

/** Returns the return task of a booking. A late car is collected when staff expect it back. */
function toReturnTask(one: DaySheetBooking, now: Date): DayTask {
  const { status, return: pickupOrReturn, delivery } = one.booking;
  const at = effectiveReturnAt(one);
  const place = toDayTaskPlace(pickupOrReturn, delivery.returnPlace);
  const drive = toDayTaskDrive(delivery.back, delivery.base, arrivalAt(at, delivery.back), pickupOrReturn);
  const offeredStatus = status === "active" ? "completed" : null;
  return toDayTask(one, now, {
    kind: "return",
    unit: lastTaskUnitOf(one),
    at,
    dueAt: at,
    pickupOrReturn,
    place,
    drive,
    recorded: status === "completed",
    offeredStatus,
  });
}

/**
 * Returns the wash task of a booking. The wash starts when the car is home. It is due by the end of the turnaround or the next pickup, whichever is
 * first. A car that has left again counts as washed.
 */
function toWashTask(one: DaySheetBooking, now: Date): DayTask | null {
  const { id, turnaroundHours } = one.booking.unitVehicle;
  if (id === null) return null;
  const { delivery, return: pickupOrReturn } = one.booking;
  const backAt = one.booking.returnedAt ?? effectiveReturnAt(one);
  const at = arrivalAt(backAt, delivery.back);
  const ready = computeHoldSpan(backAt, backAt, { turnaroundHours, ...toTransferMinutes(delivery) }).to;
  const dueAt = washDueAt(at, ready, one.next);
  const recorded = one.next !== null && one.next.status !== "confirmed";
  const place = {
    city: (hasDrive(delivery.back) ? delivery.base : null) ?? pickupOrReturn.city,
    slug: null,
    address: null,
  };
  return toDayTask(one, now, {
    kind: "wash",
    unit: lastTaskUnitOf(one),
    next: one.next,
    at,
    dueAt,
    pickupOrReturn,
    place,
    drive: null,
    recorded,
    offeredStatus: null,
  });
}

/** Returns the end of the turnaround or the next pickup, whichever is first, but never before the car is home. */
function washDueAt(homeAt: Date, ready: Date, next: NextRental | null): Date {
  return next ? new Date(Math.max(homeAt.getTime(), Math.min(ready.getTime(), next.pickupAt.getTime()))) : ready;
}

const hasDrive = ({ minutes }: Transfer): boolean => minutes > 0;
const departureAt = (at: Date, { minutes }: Transfer): Date => new Date(at.getTime() - minutes * MINUTE_MS);
const arrivalAt = (at: Date, { minutes }: Transfer): Date => new Date(at.getTime() + minutes * MINUTE_MS);

function toDayTaskDrive(
  transfer: Transfer,
  base: string | null,
  at: Date,
  { timeZone }: { timeZone: string },
): DayTaskDrive | null {
  return hasDrive(transfer) ? { ...transfer, base, moment: toCivilMoment(at, timeZone) } : null;
}

function effectiveReturnAt({ booking }: DaySheetBooking): Date {
  const { expectedReturnAt, return: pickupOrReturn, status } = booking;
  return status === "active" && expectedReturnAt && expectedReturnAt > pickupOrReturn.at
    ? expectedReturnAt
    : pickupOrReturn.at;
}

interface TaskFacts extends Pick<DayTask, "at" | "dueAt" | "offeredStatus" | "place" | "drive"> {
  kind: DayTaskKind;
  unit: DayTaskUnit;
  /** The unit's next booking, of a wash. */
  next?: NextRental | null;
  pickupOrReturn: Pick<DaySheetBooking["booking"]["return"], "timeZone">;
  /** Whether the booking, or the unit's next booking, implies that the task is done. */
  recorded: boolean;
}

function toDayTask(
  { booking, records }: DaySheetBooking,
  now: Date,
  { pickupOrReturn, recorded, next = null, ...facts }: TaskFacts,
): DayTask {
  const record = records.find(({ kind, leg }) => kind === facts.kind && leg === facts.unit.leg) ?? null;
  const isBack = booking.status === "completed" || facts.unit.leg < (lastUnitOf(booking.units)?.position ?? 1);
  const done = recorded ? "booking" : record?.doneAt ? "said" : null;
  return {
    ...facts,
    ...toCivilMoment(facts.at, pickupOrReturn.timeZone),
    timeZone: pickupOrReturn.timeZone,
    // A wash cannot be late before the car is back.
    late: done === null && facts.dueAt < now && (facts.kind !== "wash" || isBack),
    done,
    booking,
    next,
    record,
  };
}

/** Whether the sheet also shows this task of an earlier day: it is late, or staff marked it as done today and may still undo that. */
function isCarriedOver({ kind, date, late, at, done, record }: DayTask, { day, now }: DaySheetDate): boolean {
  const doneToday = done === "said" && record?.doneAt && now.getTime() - record.doneAt.getTime() < DAY_MS;
  if (date >= day || !(late || doneToday)) return false;
  return kind !== "wash" || at.getTime() > now.getTime() - MAX_WASH_LOOKBACK_DAYS * DAY_MS;
}

/** Order within a minute: a return first, since it frees the car, then its wash, then the handover. */
const SAME_MINUTE_ORDER = ["return", "wash", "handover"] satisfies DayTaskKind[];

function compareTasks(one: DayTask, other: DayTask): number {
  if (one.late !== other.late) return one.late ? -1 : 1;
  const byCity = one.late ? 0 : one.place.city.localeCompare(other.place.city, "it");
  return (
    byCity ||
    one.at.getTime() - other.at.getTime() ||
    SAME_MINUTE_ORDER.indexOf(one.kind) - SAME_MINUTE_ORDER.indexOf(other.kind) ||
    one.booking.reference.localeCompare(other.booking.reference)
  );
}
