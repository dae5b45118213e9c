// Rule: product.md#reminders
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOOKING_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import {
  findRemindedSpan,
  isReminderDue,
  MAX_REMINDER_DELAY_HOURS,
  occasionOf,
  type RemindedBooking,
  reminderMoment,
} from "./reminder.ts";
import { REMINDER_KINDS, type ReminderKind } from "./reminder-kinds.ts";

const ROME = "Europe/Rome";
/** A confirmed booking from Thursday 10 December at 10:00 to Sunday 13 December at 18:30, in Milano. */
const BOOKED: RemindedBooking = {
  status: "confirmed",
  hasPickupRecord: false,
  hasReturnRecord: false,
  pickup: { at: new Date("2026-12-10T09:00:00Z"), timeZone: ROME },
  return: { at: new Date("2026-12-13T17:30:00Z"), timeZone: ROME },
  expectedReturnAt: null,
  informedAt: new Date("2026-11-21T09:00:00Z"),
};
const OUT: RemindedBooking = { ...BOOKED, status: "active", hasPickupRecord: true };
const moment = (kind: ReminderKind, booking: RemindedBooking) => reminderMoment(kind, booking)?.toISOString() ?? null;
const pickupAt = (at: string, timeZone = ROME): RemindedBooking => ({
  ...BOOKED,
  pickup: { at: new Date(at), timeZone },
});

test("a reminder leaves two days and three hours before the pickup, and a day before the return", () => {
  expect(moment("reminder-two-days", BOOKED)).toBe("2026-12-08T09:00:00.000Z");
  expect(moment("reminder-three-hours", pickupAt("2026-12-10T14:00:00Z"))).toBe("2026-12-10T11:00:00.000Z");
  expect(moment("reminder-return", OUT)).toBe("2026-12-12T17:30:00.000Z");
});

// Rule: product.md#reminders "By night"
test.each([
  ["2026-12-10T10:00:00Z", "2026-12-10T07:00:00.000Z"],
  ["2026-12-10T09:59:00Z", "2026-12-09T20:30:00.000Z"],
  ["2026-12-10T23:59:00Z", "2026-12-10T20:59:00.000Z"],
  ["2026-12-11T00:00:00Z", "2026-12-10T20:30:00.000Z"],
  // The clocks change in the night before 25 October.
  ["2026-10-25T09:30:00Z", "2026-10-24T19:30:00.000Z"],
])("with a pickup at %s in Rome, the last reminder leaves at %s", (pickup, expected) => {
  const booking = { ...pickupAt(pickup), informedAt: new Date("2026-10-01T00:00:00Z") };
  expect(moment("reminder-three-hours", booking)).toBe(expected);
});

// Rule: product.md#reminders "By night"
test("the night is the one of the pickup's city", () => {
  expect(moment("reminder-three-hours", pickupAt("2026-12-10T10:30:00Z", "Europe/London"))).toBe(
    "2026-12-09T21:30:00.000Z",
  );
});

// Rule: product.md#reminders "Nobody is reminded"
describe("no reminder leaves", () => {
  test.each(REMINDER_KINDS)("%s: for a booking that was confirmed or changed after its moment", (kind) => {
    const booking = kind === "reminder-return" ? OUT : BOOKED;
    const at = reminderMoment(kind, booking) as Date;
    expect(reminderMoment(kind, { ...booking, informedAt: at })).toEqual(at);
    expect(reminderMoment(kind, { ...booking, informedAt: new Date(at.getTime() + 1) })).toBeNull();
  });

  test("of a pickup before the confirmation and after the car has left, or of a return before and after the rental", () => {
    const reminded = (facts: Partial<RemindedBooking>) =>
      REMINDER_KINDS.filter((kind) => reminderMoment(kind, { ...BOOKED, ...facts }) !== null);
    const pickup = ["reminder-two-days", "reminder-three-hours"];
    expect(BOOKING_STATUSES.map((status) => [status, reminded({ status })])).toEqual(
      BOOKING_STATUSES.map((status) => [
        status,
        status === "confirmed" ? pickup : status === "active" ? ["reminder-return"] : [],
      ]),
    );
    expect(reminded({ hasPickupRecord: true })).toEqual(["reminder-return"]);
    expect(reminded({ status: "active", hasPickupRecord: true, hasReturnRecord: true })).toEqual([]);
  });

  test("of the return of a rental of a day, which begins at that moment", () => {
    expect(moment("reminder-return", { ...OUT, return: { ...OUT.return, at: new Date("2026-12-11T09:00:00Z") } })).toBe(
      null,
    );
  });
});

// Rule: product.md#reminders "A date that changes"
test("a reminder follows the return that staff expect, if it is later than the agreed one", () => {
  const expecting = (at: string) => moment("reminder-return", { ...OUT, expectedReturnAt: new Date(at) });
  expect(expecting("2026-12-15T11:00:00Z")).toBe("2026-12-14T11:00:00.000Z");
  expect(expecting("2026-12-13T09:00:00Z")).toBe("2026-12-12T17:30:00.000Z");
});

// Rule: product.md#reminders "Once"
test("a late reminder leaves within two hours, and not by night", () => {
  const at = (now: string, booking = BOOKED) => isReminderDue("reminder-two-days", booking, new Date(now));
  expect(at("2026-12-08T08:59:59Z")).toBe(false);
  expect(at("2026-12-08T09:00:00Z")).toBe(true);
  expect(at("2026-12-08T11:00:00Z")).toBe(true);
  expect(at("2026-12-08T11:00:01Z")).toBe(false);
  const evening = pickupAt("2026-12-10T20:59:00Z");
  expect([at("2026-12-08T20:59:59Z", evening), at("2026-12-08T21:00:00Z", evening)]).toEqual([true, false]);
});

const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true });
const bookings = fc.record({
  at: instants.map((at) => new Date(at.setUTCSeconds(0, 0))),
  timeZone: fc.constantFrom(ROME, "Europe/London", "Europe/Zurich", "Atlantic/Azores", "America/New_York"),
  kind: fc.constantFrom(...REMINDER_KINDS),
});
const rentalOf = ({ at, timeZone, kind }: { at: Date; timeZone: string; kind: ReminderKind }): RemindedBooking => {
  const end = { at, timeZone };
  const early = new Date("2020-01-01");
  if (kind !== "reminder-return") return { ...BOOKED, pickup: end, informedAt: early };
  return { ...OUT, pickup: { at: early, timeZone }, return: end, informedAt: early };
};

test("a reminder leaves by day, at most twelve hours earlier than agreed and never later", () => {
  fc.assert(
    fc.property(bookings, (one) => {
      const left = reminderMoment(one.kind, rentalOf(one)) as Date;
      const { time } = toCivilMoment(left, one.timeZone);
      expect(time >= "08:00" && time < "22:00").toBe(true);
      const hours = (one.at.getTime() - left.getTime()) / HOUR_MS;
      const lead = { "reminder-two-days": 48, "reminder-three-hours": 3, "reminder-return": 24 }[one.kind];
      expect(hours).toBeGreaterThanOrEqual(lead);
      expect(hours).toBeLessThan(lead + 12);
      expect(hours === lead || time === "21:30").toBe(true);
    }),
  );
});

test("the bookings that the job reads contain all that are due", () => {
  fc.assert(
    fc.property(bookings, fc.integer({ min: 0, max: MAX_REMINDER_DELAY_HOURS * 60 }), (one, minutes) => {
      const booking = rentalOf(one);
      const now = new Date((reminderMoment(one.kind, booking) as Date).getTime() + (minutes * HOUR_MS) / 60);
      const { from, to } = findRemindedSpan(one.kind, now);
      const occasion = occasionOf(one.kind, booking);
      expect(from <= occasion && occasion <= to).toBe(true);
    }),
  );
});
