import { expect, test } from "vitest";
import { dateRequestProblems, renterMayAskDates, requestedDates } from "./date-request.ts";

const end = (date: string) => ({
  city: "Milano",
  timeZone: "Europe/Rome",
  date,
  time: "10:00",
  at: new Date(`${date}T09:00:00Z`),
});
const booked = { pickup: end("2026-12-10"), return: end("2026-12-13") };
const NOW = new Date("2026-11-21T09:00:00Z");
const dates = (pickupDate: string, returnDate: string) => ({
  pickupDate,
  pickupTime: "10:00",
  returnDate,
  returnTime: "10:00",
});

test("other dates are asked for until the pickup, while the car is not out", () => {
  const may = (status: "requested" | "confirmed" | "active" | "cancelled", now = NOW) =>
    renterMayAskDates({ ...booked, status, holdExpiresAt: null, hasPickupRecord: false }, now);
  expect([may("requested"), may("confirmed"), may("active"), may("cancelled")]).toEqual([true, true, false, false]);
  expect(may("confirmed", booked.pickup.at)).toBe(false);
});

test("a date request keeps to the rule of every period, and is not what is booked", () => {
  expect(dateRequestProblems(booked, dates("2026-12-12", "2026-12-15"), NOW)).toEqual([]);
  const fields = (pickup: string, back: string) =>
    dateRequestProblems(booked, dates(pickup, back), NOW).map(({ field }) => field);
  expect(fields("2026-12-10", "2026-12-13")).toEqual(["pickupDate"]);
  expect(fields("2026-11-20", "2026-11-25")).toEqual(["pickupDate"]);
  expect(fields("2026-12-12", "2027-03-15")).toEqual(["returnDate"]);
});

test("the requested dates in words", () => {
  expect(requestedDates(dates("2026-12-12", "2026-12-15"))).toBe(
    "Da sabato 12 dicembre 2026, ore 10:00, a martedì 15 dicembre 2026, ore 10:00.",
  );
});
