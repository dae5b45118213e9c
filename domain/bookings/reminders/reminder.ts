import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import { type HandoverState, isHandedOver } from "#domain/bookings/handed-over.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { addDays, type CivilTime, toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import type { ReminderKind } from "./reminder-kinds.ts";

/** Hours before the pickup or the return. */
const LEAD_HOURS: Readonly<Record<ReminderKind, number>> = {
  "reminder-two-days": 48,
  "reminder-three-hours": 3,
  "reminder-return": 24,
};

/** No reminder leaves in the night. One that would fall into it leaves on the evening before. */
const NIGHT_STARTS: CivilTime = "22:00";
const NIGHT_ENDS: CivilTime = "08:00";
const EVENING: CivilTime = "21:30";
/** More than any reminder is earlier because of the night: 11 hours and a half in the autumn night that has an hour more. */
const MAX_ADVANCE_HOURS = 12;

/** How late a reminder may leave, if the server was down at its moment. */
export const MAX_REMINDER_DELAY_HOURS = 2;

/** The facts of a booking that decide on its reminders. */
export interface RemindedBooking extends HandoverState {
  pickup: Pick<PickupOrReturn, "at" | "timeZone">;
  return: Pick<PickupOrReturn, "at" | "timeZone">;
  expectedReturnAt: Date | null;
  /** Whether the return is recorded. */
  hasReturnRecord: boolean;
  /** When the mail about the latest transition or change of the booking has left: it says what a reminder would say. */
  informedAt: Date;
}

/** Returns the instant that a reminder is about: the agreed pickup, the agreed return, or a later return that staff expect. */
export const occasionOf = (
  kind: ReminderKind,
  booking: Pick<RemindedBooking, "pickup" | "return" | "expectedReturnAt">,
) => (kind === "reminder-return" ? lastReturnAt(booking) : booking.pickup.at);

/** Returns when the car is expected back: the agreed return, or a later time that staff entered. */
export const expectedReturn = (booking: Pick<Booking, "return" | "expectedReturnAt">): PickupOrReturn => {
  const at = lastReturnAt(booking);
  return at === booking.return.at
    ? booking.return
    : { ...booking.return, at, ...toCivilMoment(at, booking.return.timeZone) };
};

/**
 * Returns when a reminder leaves (product.md#reminders); null if the booking gets none. The night is by the clock of the city of the pickup or the
 * return.
 */
export function reminderMoment(kind: ReminderKind, booking: RemindedBooking): Date | null {
  if (!isAwaited(kind, booking)) return null;
  const { timeZone } = kind === "reminder-return" ? booking.return : booking.pickup;
  const moment = beforeNight(new Date(occasionOf(kind, booking).getTime() - LEAD_HOURS[kind] * HOUR_MS), timeZone);
  // Of a rental of a day, the return is in the mail that the renter gets with the car.
  if (kind === "reminder-return" && moment <= booking.pickup.at) return null;
  return booking.informedAt > moment ? null : moment;
}

/** Whether a reminder leaves at `now`: its moment has come, is not too long ago, and it is not night. */
export function isReminderDue(kind: ReminderKind, booking: RemindedBooking, now: Date): boolean {
  const moment = reminderMoment(kind, booking);
  if (moment === null || moment > now) return false;
  const { timeZone } = kind === "reminder-return" ? booking.return : booking.pickup;
  return now.getTime() - moment.getTime() <= MAX_REMINDER_DELAY_HOURS * HOUR_MS && !isNight(now, timeZone);
}

/** Returns the span in which pickup or return of a booking lies whose reminder can be due at `now`. */
export function findRemindedSpan(kind: ReminderKind, now: Date): { from: Date; to: Date } {
  const after = (hours: number) => new Date(now.getTime() + (LEAD_HOURS[kind] + hours) * HOUR_MS);
  return { from: after(-MAX_REMINDER_DELAY_HOURS), to: after(MAX_ADVANCE_HOURS) };
}

/** Whether the renter still waits for the pickup, or the company for the return. */
function isAwaited(kind: ReminderKind, booking: RemindedBooking): boolean {
  if (kind === "reminder-return") return isHandedOver(booking) && !booking.hasReturnRecord;
  return booking.status === "confirmed" && !booking.hasPickupRecord;
}

function beforeNight(moment: Date, timeZone: string): Date {
  if (!isNight(moment, timeZone)) return moment;
  const { date, time } = toCivilMoment(moment, timeZone);
  return toInstant({ date: time < NIGHT_ENDS ? addDays(date, -1) : date, time: EVENING }, timeZone);
}

function isNight(moment: Date, timeZone: string): boolean {
  const { time } = toCivilMoment(moment, timeZone);
  return time >= NIGHT_STARTS || time < NIGHT_ENDS;
}

const lastReturnAt = ({ return: agreed, expectedReturnAt }: Pick<RemindedBooking, "return" | "expectedReturnAt">) =>
  expectedReturnAt && expectedReturnAt > agreed.at ? expectedReturnAt : agreed.at;
