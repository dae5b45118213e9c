import { describe, expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { type DaySheetBooking, directionsUrl } from "#domain/day-sheet/day-task.ts";
import { listTasksOfBooking, listTasksOfDay } from "#domain/day-sheet/day-tasks.ts";
import { type CivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { daySheetBooking } from "#test/factories/day-sheet-bookings.ts";

const ROME = "Europe/Rome";
const at = (date: string, time: string, timeZone = ROME) => toInstant({ date, time }, timeZone);
const NOW = at("2026-11-21", "10:00");
const TODAY = { day: "2026-11-21", today: "2026-11-21", now: NOW };
const moment = (date: string, time: string, city = "Milano", timeZone = ROME) => ({
  date,
  time,
  city,
  timeZone,
  at: at(date, time, timeZone),
});
const rented = (
  status: BookingStatus,
  pickup: CivilMoment,
  back: CivilMoment,
  changes: Partial<DaySheetBooking> = {},
) =>
  daySheetBooking({ status, pickup: moment(pickup.date, pickup.time), return: moment(back.date, back.time) }, changes);
const day = (date: string, time = "12:00") => ({ date, time });
const lines = (bookings: DaySheetBooking[], sheet = TODAY) =>
  listTasksOfDay(bookings, sheet).map(({ kind, time, late, done }) =>
    [kind, time, late && "late", done].filter(Boolean).join(" "),
  );

describe("the tasks of a day", () => {
  // Rule: product.md#day-sheet "Consegna"
  // Rule: product.md#day-sheet "Lavaggio"
  // Rule: product.md#day-sheet "Rientro"
  test("has a handover on the pickup day and nothing more until the return", () => {
    const booking = rented("confirmed", day("2026-11-21"), day("2026-11-23"));
    expect(lines([booking])).toEqual(["handover 12:00"]);
    expect(lines([booking], { ...TODAY, day: "2026-11-22" })).toEqual([]);
    expect(lines([booking], { ...TODAY, day: "2026-11-23" })).toEqual(["return 12:00", "wash 12:00"]);
  });

  // Rule: product.md#day-sheet "Consegna"
  // Rule: product.md#day-sheet "Lavaggio"
  // Rule: product.md#day-sheet "Rientro"
  test.each<BookingStatus>(["requested", "declined", "cancelled", "no_show", "expired"])("%s: none", (status) => {
    expect(lines([rented(status, day("2026-11-21"), day("2026-11-21", "18:00"))])).toEqual([]);
  });

  test("counts pickup and return as done by the booking's status", () => {
    expect(lines([rented("active", day("2026-11-21", "08:00"), day("2026-11-23"))])).toEqual([
      "handover 08:00 booking",
    ]);
    expect(lines([rented("completed", day("2026-11-18"), day("2026-11-21", "09:00"))])).toEqual([
      "return 09:00 booking",
      "wash 09:00",
    ]);
  });

  // Rule: product.md#day-sheet
  test("counts a task as done if marked, without changing the booking", () => {
    const records = [{ kind: "handover" as const, leg: 1, assignedTo: null, note: null, doneAt: NOW, doneBy: "u1" }];
    const [task] = listTasksOfDay([rented("confirmed", day("2026-11-21"), day("2026-11-23"), { records })], TODAY);
    expect(task).toMatchObject({ done: "said", offeredStatus: "active", late: false });
  });

  // Rule: product.md#day-sheet "Consegna"
  // Rule: product.md#day-sheet "Lavaggio"
  // Rule: product.md#day-sheet "Rientro"
  test("has a wash from the return until the turnaround ends or the next renter comes", () => {
    const back = rented("active", day("2026-11-19"), day("2026-11-21", "14:00"));
    const washOf = (booking: DaySheetBooking) => listTasksOfBooking(booking, NOW).find(({ kind }) => kind === "wash");
    expect(washOf(back)).toMatchObject({ at: at("2026-11-21", "14:00"), dueAt: at("2026-11-21", "20:00") });
    const next = { reference: "VL-NEXT22", pickupAt: at("2026-11-21", "18:00"), status: "confirmed" as const };
    expect(washOf({ ...back, next })).toMatchObject({ dueAt: at("2026-11-21", "18:00"), next, done: null });
    expect(washOf({ ...back, next: { ...next, status: "active" } })).toMatchObject({ done: "booking" });
  });

  test("starts a wash at the actual return; a unit that left the fleet has none", () => {
    const early = rented("completed", day("2026-11-19"), day("2026-11-24"));
    early.booking.returnedAt = at("2026-11-21", "08:30");
    expect(lines([early])).toEqual(["wash 08:30"]);
    early.booking.unitVehicle = { ...early.booking.unitVehicle, id: null };
    expect(lines([early])).toEqual([]);
  });

  // Rule: product.md#day-sheet
  test("moves the return to the time at which staff expect a late car", () => {
    const expected = rented("active", day("2026-11-18"), day("2026-11-20"));
    expected.booking.expectedReturnAt = at("2026-11-22", "16:00");
    expect(lines([expected])).toEqual([]);
    expect(lines([expected], { ...TODAY, day: "2026-11-22" })).toEqual(["return 16:00", "wash 16:00"]);
  });

  // Rule: product.md#day-sheet "The day is that"
  test("uses the day of the city's time zone", () => {
    const lisbon = daySheetBooking({ pickup: moment("2026-11-21", "23:30", "Lisbona", "Europe/Lisbon") });
    expect(lines([lisbon])).toEqual(["handover 23:30"]);
    expect(lines([lisbon], { ...TODAY, day: "2026-11-22" })).toEqual([]);
  });
});

describe("a delivered car", () => {
  const drive = { kilometres: 868, minutes: 660 };
  const delivered = (status: BookingStatus, changes: Partial<DaySheetBooking["booking"]> = {}) =>
    daySheetBooking({
      status,
      pickup: moment("2026-11-22", "08:00", "Amburgo"),
      return: moment("2026-11-24", "20:00", "Amburgo"),
      delivery: {
        base: "Zurigo",
        pickupPlace: { slug: "stazione-amburgo", name: "Stazione di Amburgo", address: null },
        returnPlace: { slug: null, name: "Amburgo", address: "Jungfernstieg 1" },
        out: drive,
        back: drive,
        meetingPoint: null,
        flightOrTrain: null,
      },
      ...changes,
    });
  const tasks = (status: BookingStatus, changes: Partial<DaySheetBooking["booking"]> = {}) =>
    listTasksOfBooking(delivered(status, changes), NOW);

  // Rule: product.md#day-sheet "Each task has the"
  test("leaves before the pickup, is home after the return, and is washed there", () => {
    expect(tasks("confirmed")).toMatchObject([
      {
        kind: "handover",
        time: "08:00",
        place: { city: "Amburgo", slug: "stazione-amburgo" },
        drive: { base: "Zurigo", moment: { date: "2026-11-21", time: "21:00" }, ...drive },
      },
      {
        kind: "return",
        time: "20:00",
        place: { city: "Amburgo", address: "Jungfernstieg 1" },
        drive: { moment: { date: "2026-11-25", time: "07:00" } },
      },
      { kind: "wash", date: "2026-11-25", time: "07:00", place: { city: "Zurigo" }, drive: null },
    ]);
  });

  // Rule: product.md#day-sheet "Each task has the"
  test("is also on the sheet of the day on which the driver leaves", () => {
    const sheet = (date: string) => lines([delivered("confirmed")], { ...TODAY, day: date });
    expect([sheet("2026-11-20"), sheet("2026-11-21"), sheet("2026-11-22")]).toEqual([
      [],
      ["handover 08:00"],
      ["handover 08:00"],
    ]);
  });

  // Rule: product.md#day-sheet "Each task has the"
  test("is home and washed later if it is late", () => {
    const late = tasks("active", { expectedReturnAt: at("2026-11-25", "12:00") });
    expect(late.slice(1)).toMatchObject([
      { kind: "return", date: "2026-11-25", time: "12:00", drive: { moment: { date: "2026-11-25", time: "23:00" } } },
      { kind: "wash", date: "2026-11-25", time: "23:00", dueAt: at("2026-11-26", "05:00") },
    ]);
  });
});

describe("late tasks", () => {
  // Rule: product.md#day-sheet "The day is that"
  test("come first on today's sheet with those of earlier days, the latest first", () => {
    const bookings = [
      rented("confirmed", day("2026-11-21", "09:00"), day("2026-11-23")),
      rented("confirmed", day("2026-11-21", "15:00"), day("2026-11-23")),
      rented("active", day("2026-11-15"), day("2026-11-20", "18:00")),
      rented("confirmed", day("2026-11-19", "11:00"), day("2026-11-30")),
    ];
    expect(lines(bookings)).toEqual([
      "handover 11:00 late",
      "return 18:00 late",
      "handover 09:00 late",
      "handover 15:00",
    ]);
    expect(lines(bookings, { ...TODAY, day: "2026-11-22" })).toEqual([]);
  });

  // Rule: product.md#day-sheet "The day is that"
  test("include an unmarked wash for two days, unless it is done or the car has left", () => {
    const washed = (returned: CivilMoment, changes: Partial<DaySheetBooking> = {}) => {
      const booking = rented("completed", day("2026-11-10"), returned, changes);
      booking.booking.returnedAt = at(returned.date, returned.time);
      return booking;
    };
    expect(lines([washed(day("2026-11-20"))])).toEqual(["wash 12:00 late"]);
    expect(lines([washed(day("2026-11-19", "09:00"))])).toEqual([]);
    const done = (doneAt: Date) => ({
      records: [{ kind: "wash" as const, leg: 1, assignedTo: null, note: null, doneAt, doneBy: "u1" }],
    });
    expect(lines([washed(day("2026-11-20"), done(at("2026-11-20", "09:00")))])).toEqual([]);
    const next = { reference: "VL-NEXT22", pickupAt: at("2026-11-20", "20:00"), status: "active" as const };
    expect(lines([washed(day("2026-11-20"), { next })])).toEqual([]);
    // Marked today, so it stays visible for undo.
    expect(lines([washed(day("2026-11-20"), done(NOW))])).toEqual(["wash 12:00 said"]);
  });
});

// Rule: product.md#day-sheet "The day is that"
test("sorts by city and time; tasks that free a car come before those that need one", () => {
  const inCity = (city: string, time: string) => daySheetBooking({ pickup: moment("2026-11-21", time, city) });
  const back = rented("active", day("2026-11-19"), day("2026-11-21", "15:00"));
  const order = listTasksOfDay(
    [inCity("Roma", "11:00"), inCity("Milano", "15:00"), back, inCity("Como", "18:00")],
    TODAY,
  );
  expect(order.map(({ place, time, kind }) => `${place.city} ${time} ${kind}`)).toEqual([
    "Como 18:00 handover",
    "Milano 15:00 return",
    "Milano 15:00 wash",
    "Milano 15:00 handover",
    "Roma 11:00 handover",
  ]);
});

// Rule: product.md#day-sheet "Each task has the"
test("directions lead to the city until there is an address", () => {
  const link = "https://www.google.com/maps/dir/?api=1&destination=";
  expect(directionsUrl({ city: "Città di Castello", slug: null, address: null })).toBe(
    `${link}Citt%C3%A0%20di%20Castello`,
  );
  expect(directionsUrl({ city: "Milano", slug: null, address: "Via Monte Napoleone 1" })).toBe(
    `${link}Via%20Monte%20Napoleone%201%2C%20Milano`,
  );
  // A listed place has its own coordinates, so the map cannot mistake it.
  expect(directionsUrl({ city: "Amburgo", slug: "stazione-amburgo", address: null })).toBe(`${link}53.553%2C10.007`);
});
