import type { RentalEnd } from "#domain/booking/booking.ts";
import { PLANNED_STATUSES } from "#domain/booking/day-plan.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { heldSpan, transferMinutes } from "#domain/delivery/held-span.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { type CivilDate, civilNow } from "#domain/rental-period/civil-time.ts";
import {
  type DayTask,
  type DayTaskDrive,
  type DayTaskKind,
  placeOf,
  type SheetBooking,
  type SheetDay,
  WASH_REMEMBERED_DAYS,
} from "./day-task.ts";

/**
 * What is to be done on a day (product.md#day-sheet), made of the bookings alone: nobody has to write a task down. Late tasks come first,
 * on today's sheet those of earlier days too, the longest late before the others; then by city and by the clock.
 */
export function tasksOfDay(bookings: readonly SheetBooking[], sheet: SheetDay): DayTask[] {
  return bookings
    .flatMap((one) => tasksOf(one, sheet.now))
    .filter(
      (task) => sheetDaysOf(task).includes(sheet.day) || (sheet.day === sheet.today && isCarriedOver(task, sheet)),
    )
    .sort(inOrder);
}

/** The days on whose sheets a task stands: its own, and that on which whoever brings the car has to set out. */
export const sheetDaysOf = ({ kind, date, drive }: DayTask): CivilDate[] =>
  kind === "handover" && drive ? [drive.moment.date, date] : [date];

/** Every task of a booking, on whatever day it is: none of one that was never promised. */
export function tasksOf(one: SheetBooking, now: Date): DayTask[] {
  if (!isPlanned(one.booking.status)) return [];
  return [handover(one, now), giveBack(one, now), wash(one, now)].filter((task) => task !== null);
}

const isPlanned = (status: BookingStatus) => (PLANNED_STATUSES as readonly BookingStatus[]).includes(status);

function handover(one: SheetBooking, now: Date): DayTask {
  const { status, pickup, delivery } = one.booking;
  const promised = status === "confirmed";
  return task(one, now, {
    kind: "handover",
    at: pickup.at,
    dueAt: pickup.at,
    end: pickup,
    place: placeOf(pickup, delivery.pickupPlace),
    drive: driveOf(delivery.out, delivery.base, setsOutAt(pickup.at, delivery.out), pickup),
    recorded: !promised,
    offers: promised ? "active" : null,
  });
}

/** A car that staff expect later than agreed is fetched when they expect it. */
function giveBack(one: SheetBooking, now: Date): DayTask {
  const { status, return: end, delivery } = one.booking;
  const at = returnsAt(one);
  const place = placeOf(end, delivery.returnPlace);
  const drive = driveOf(delivery.back, delivery.base, isHomeAt(at, delivery.back), end);
  const offers = status === "active" ? "completed" : null;
  return task(one, now, { kind: "return", at, dueAt: at, end, place, drive, recorded: status === "completed", offers });
}

/** From when the car is home on, and over when the turnaround is, or when the next renter comes, if that is sooner. A car that has left again is ready. */
function wash(one: SheetBooking, now: Date): DayTask | null {
  const turnaroundHours = one.booking.vehicle.listed?.turnaroundHours;
  if (turnaroundHours === undefined) return null;
  const { delivery, return: end } = one.booking;
  const backAt = one.booking.returnedAt ?? returnsAt(one);
  const at = isHomeAt(backAt, delivery.back);
  const ready = heldSpan(backAt, backAt, { turnaroundHours, ...transferMinutes(delivery) }).to.getTime();
  const dueAt = new Date(one.next ? Math.max(at.getTime(), Math.min(ready, one.next.pickupAt.getTime())) : ready);
  const recorded = one.next !== null && one.next.status !== "confirmed";
  const place = { city: (isDriven(delivery.back) ? delivery.base : null) ?? end.city, slug: null, address: null };
  return task(one, now, { kind: "wash", at, dueAt, end, place, drive: null, recorded, offers: null });
}

const isDriven = ({ minutes }: Transfer): boolean => minutes > 0;
const setsOutAt = (at: Date, { minutes }: Transfer): Date => new Date(at.getTime() - minutes * MINUTE_MS);
const isHomeAt = (at: Date, { minutes }: Transfer): Date => new Date(at.getTime() + minutes * MINUTE_MS);

function driveOf(transfer: Transfer, base: string | null, at: Date, { timeZone }: RentalEnd): DayTaskDrive | null {
  return isDriven(transfer) ? { ...transfer, base, moment: civilNow(at, timeZone) } : null;
}

function returnsAt({ booking }: SheetBooking): Date {
  const { expectedReturnAt, return: end, status } = booking;
  return status === "active" && expectedReturnAt && expectedReturnAt > end.at ? expectedReturnAt : end.at;
}

interface Facts extends Pick<DayTask, "at" | "dueAt" | "offers" | "place" | "drive"> {
  kind: DayTaskKind;
  end: SheetBooking["booking"]["return"];
  /** The booking, or the next one, says itself that it is done. */
  recorded: boolean;
}

function task({ booking, next, records }: SheetBooking, now: Date, { end, recorded, ...facts }: Facts): DayTask {
  const record = records.find(({ kind }) => kind === facts.kind) ?? null;
  const done = recorded ? "booking" : record?.doneAt ? "said" : null;
  return {
    ...facts,
    ...civilNow(facts.at, end.timeZone),
    // A wash cannot be late before the car is there to be washed.
    late: done === null && facts.dueAt < now && (facts.kind !== "wash" || booking.status === "completed"),
    done,
    booking,
    next: facts.kind === "wash" ? next : null,
    record,
  };
}

/** What is late, and what was late until somebody did it today: a tap can be taken back where it was made. */
function isCarriedOver({ kind, date, late, at, done, record }: DayTask, { day, now }: SheetDay): boolean {
  const doneToday = done === "said" && record?.doneAt && now.getTime() - record.doneAt.getTime() < DAY_MS;
  if (date >= day || !(late || doneToday)) return false;
  return kind !== "wash" || at.getTime() > now.getTime() - WASH_REMEMBERED_DAYS * DAY_MS;
}

/** A return before a handover of the same minute, since it frees the car, and the wash after its return. */
const WITHIN_A_MINUTE = ["return", "wash", "handover"] satisfies DayTaskKind[];

function inOrder(one: DayTask, other: DayTask): number {
  if (one.late !== other.late) return one.late ? -1 : 1;
  const byCity = one.late ? 0 : one.place.city.localeCompare(other.place.city, "it");
  return (
    byCity ||
    one.at.getTime() - other.at.getTime() ||
    WITHIN_A_MINUTE.indexOf(one.kind) - WITHIN_A_MINUTE.indexOf(other.kind) ||
    one.booking.reference.localeCompare(other.booking.reference)
  );
}
