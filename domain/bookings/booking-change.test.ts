import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sayReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { getChangeScope, hasRentalChanged, validateChangedPeriod } from "./booking-change.ts";
import { BOOKING_STATUSES, isOpenStatus } from "./booking-statuses.ts";

/** 10:30 in Rome. */
const now = new Date("2026-11-21T09:30:00Z");
const before = { pickup: { date: "2026-12-10", time: "10:00" }, return: { date: "2026-12-13", time: "10:00" } };
const timeZone = "Europe/Rome";

const zoned = ({ pickup, return: back }: typeof before) => ({
  pickup: { ...pickup, timeZone },
  return: { ...back, timeZone },
});
const messages = (requested: typeof before, was = before) => zonedMessages(zoned(requested), was);
const zonedMessages = (requested: ReturnType<typeof zoned>, was = before) =>
  validateChangedPeriod(was, requested, now).map(
    ({ field, message }) => `${field}: ${sayReference(wordsOf("it"), message)}`,
  );

// Rule: product.md#booking-changes
test("only an open booking can change, and after the handover only its return", () => {
  expect(BOOKING_STATUSES.map((status) => [status, getChangeScope({ status, hasPickupRecord: false })])).toEqual([
    ["requested", "whole"],
    ["confirmed", "whole"],
    ["active", "return"],
    ["completed", "none"],
    ["declined", "none"],
    ["cancelled", "none"],
    ["no_show", "none"],
    ["expired", "none"],
  ]);
  for (const status of BOOKING_STATUSES) {
    expect(getChangeScope({ status, hasPickupRecord: false }) !== "none").toBe(isOpenStatus(status));
    expect(getChangeScope({ status, hasPickupRecord: true })).toBe(isOpenStatus(status) ? "return" : "none");
  }
});

describe("a changed period", () => {
  test("may start earlier today, but not yesterday", () => {
    const to = { date: "2026-11-24", time: "10:00" };
    expect(messages({ pickup: { date: "2026-11-21", time: "08:00" }, return: to })).toEqual([]);
    expect(messages({ pickup: { date: "2026-11-20", time: "18:00" }, return: to })).toEqual([
      "pickupDate: Il ritiro non può essere già passato.",
    ]);
  });

  test("keeps a past pickup that does not change, but requires a future return", () => {
    const out = { pickup: { date: "2026-11-19", time: "10:00" }, return: { date: "2026-11-22", time: "10:00" } };
    expect(messages({ ...out, return: { date: "2026-11-25", time: "10:00" } }, out)).toEqual([]);
    expect(messages({ ...out, return: { date: "2026-11-20", time: "10:00" } }, out)).toEqual([
      "returnDate: La riconsegna non può essere già passata.",
    ]);
    expect(messages({ ...out, return: { date: "2026-11-21", time: "10:00" } }, out)).toEqual([
      "returnTime: La riconsegna non può essere già passata.",
    ]);
    expect(messages(out, out)).toEqual([]);
  });

  test("returns in a city of another time zone by the clock of that city", () => {
    const out = { pickup: { date: "2026-11-19", time: "10:00" }, return: { date: "2026-11-22", time: "10:00" } };
    const returnAt = (time: string, zone: string) => ({
      ...zoned(out),
      return: { date: "2026-11-21", time, timeZone: zone },
    });
    expect(zonedMessages(returnAt("10:00", "Europe/London"), out)).toEqual([]);
    expect(zonedMessages(returnAt("11:00", "Europe/Helsinki"), out)).toEqual([
      "returnTime: La riconsegna non può essere già passata.",
    ]);
  });

  // Rule: product.md#rental-period
  // Rule: product.md#rental-period "Longest rental"
  test("lets staff exceed the online limit of sixty days, up to a year", () => {
    expect(messages({ ...before, return: { date: "2027-03-10", time: "10:00" } })).toEqual([]);
    expect(messages({ ...before, return: { date: "2027-12-11", time: "10:00" } })).toEqual([
      "returnDate: Al massimo 365 giorni.",
    ]);
  });

  test("never ends before it begins", () => {
    const moment = fc.record({
      date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, "0")}`),
      time: fc.constantFrom("08:00", "10:00", "18:30"),
    });
    fc.assert(
      fc.property(moment, moment, (pickup, back) => {
        const ordered = `${pickup.date}${pickup.time}` < `${back.date}${back.time}`;
        expect(messages({ pickup, return: back }).length === 0).toBe(ordered);
      }),
    );
  });
});

test("counts another car, place or time as a changed rental", () => {
  const end = (city: string, date: string) => ({
    city,
    date,
    time: "10:00",
    timeZone: "Europe/Rome",
    at: new Date(`${date}T09:00:00Z`),
  });
  const booked = { pickup: end("Milano", "2026-12-10"), return: end("Milano", "2026-12-13") };
  expect(hasRentalChanged(booked, booked, true)).toBe(false);
  expect(hasRentalChanged(booked, booked, false)).toBe(true);
  expect(hasRentalChanged(booked, { ...booked, return: end("Roma", "2026-12-13") }, true)).toBe(true);
  expect(hasRentalChanged(booked, { ...booked, return: end("Milano", "2026-12-14") }, true)).toBe(true);
});
