// Rule: product.md#date-request
import { describe, expect, test } from "vitest";
import { createBaseDelivery } from "#domain/delivery/rental-place.ts";
import { minimumRule } from "#domain/rates/rate-rules.fixture.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import {
  findMinimumOfRequest,
  getDateRequestScope,
  hasRequestedRental,
  type RequestedRental,
  toRequestedChange,
  toRequestedPeriod,
  validateDateRequest,
} from "./date-requests.ts";
import { formatRequestedDates } from "./requested-dates.ts";

const end = (date: string) => ({
  city: "Milano",
  timeZone: "Europe/Rome",
  date,
  time: "10:00",
  at: new Date(`${date}T09:00:00Z`),
});
const booked = { pickup: end("2026-12-10"), return: end("2026-12-13"), delivery: createBaseDelivery("Milano") };
const NOW = new Date("2026-11-21T09:00:00Z");
const MILANO = { name: "Milano", timeZone: "Europe/Rome" };
const WHILE_OUT = new Date("2026-12-12T09:00:00Z");

const dates = (pickupDate: string | null, returnDate: string, returnPlace: string | null = null): RequestedRental => ({
  pickupDate,
  pickupTime: pickupDate && "10:00",
  returnDate,
  returnTime: "10:00",
  returnPlace,
});

test("lets the renter ask for other dates until the pickup, and for another return while the car is out", () => {
  const scope = (status: "requested" | "confirmed" | "active" | "completed", now = NOW, hasPickupRecord = false) =>
    getDateRequestScope({ ...booked, status, holdExpiresAt: null, hasPickupRecord }, now);
  expect([scope("requested"), scope("confirmed"), scope("active"), scope("completed")]).toEqual([
    "whole",
    "whole",
    "return",
    "none",
  ]);
  expect(scope("confirmed", booked.pickup.at)).toBe("none");
  expect(scope("confirmed", WHILE_OUT, true)).toBe("return");
});

describe("a requested rental", () => {
  const fields = (requested: RequestedRental, now = NOW) =>
    validateDateRequest(booked, requested, { cities: { pickup: MILANO, return: MILANO }, now }).map(
      ({ field }) => field,
    );

  test("follows the period rules and differs from the booked one", () => {
    expect(fields(dates("2026-12-12", "2026-12-15"))).toEqual([]);
    expect(fields(dates("2026-12-10", "2026-12-13"))).toEqual(["pickupDate"]);
    expect(fields(dates("2026-11-20", "2026-11-25"))).toEqual(["pickupDate"]);
    expect(fields(dates("2026-12-12", "2027-03-15"))).toEqual(["returnDate"]);
  });

  test("of a car that is out returns after now, or elsewhere, and follows the limits of staff", () => {
    expect(fields(dates(null, "2026-12-15"), WHILE_OUT)).toEqual([]);
    expect(fields(dates(null, "2026-12-13"), WHILE_OUT)).toEqual(["returnDate"]);
    expect(fields(dates(null, "2026-12-13", "Roma"), WHILE_OUT)).toEqual([]);
    expect(fields(dates(null, "2026-12-11"), WHILE_OUT)).toEqual(["returnDate"]);
    expect(fields(dates(null, "2027-03-15"), WHILE_OUT)).toEqual([]);
    expect(fields(dates(null, "2027-12-15"), WHILE_OUT)).toEqual(["returnDate"]);
  });
});

// Rule: product.md#hours-of-a-city
test("keeps to the hours of the cities, except at an end that stays as it is", () => {
  const monday = { days: { monday: [{ from: "09:00", to: "19:00" }] }, closedDates: [] };
  const city = { ...MILANO, hours: { days: monday, minNoticeHours: null, maxAdvanceDays: null } };
  const fields = (requested: RequestedRental, now = NOW) =>
    validateDateRequest(booked, requested, { cities: { pickup: city, return: city }, now }).map(({ field }) => field);
  expect(fields(dates("2026-12-10", "2026-12-15"))).toEqual(["returnDate"]);
  expect(fields(dates("2026-12-08", "2026-12-13"))).toEqual(["pickupDate"]);
  expect(fields(dates("2026-12-10", "2026-12-14"))).toEqual([]);
  expect(fields(dates(null, "2026-12-15"), WHILE_OUT)).toEqual(["returnDate"]);
  expect(fields(dates(null, "2026-12-14"), WHILE_OUT)).toEqual([]);
});

// Rule: product.md#rates "Minimum length."
describe("the minimum length of a requested rental", () => {
  const minimumOf = (days: number, requested: RequestedRental) =>
    findMinimumOfRequest({ ...booked, days: 3, graceMinutes: 0 }, toRequestedPeriod(booked.pickup, requested), [
      minimumRule(days),
    ]);

  test("is that of a booking request, whether all dates change or only the return", () => {
    expect(minimumOf(3, dates("2026-12-12", "2026-12-14"))).toBe(3);
    expect(minimumOf(3, dates(null, "2026-12-12"))).toBe(3);
    expect(minimumOf(3, dates("2026-12-12", "2026-12-15"))).toBeNull();
  });

  test("allows a rental that is booked below it to keep its number of days, not to have fewer", () => {
    expect(minimumOf(5, dates("2026-12-12", "2026-12-15"))).toBeNull();
    expect(minimumOf(5, dates(null, "2026-12-14"))).toBeNull();
    expect(minimumOf(5, dates("2026-12-12", "2026-12-14"))).toBe(5);
  });
});

test("becomes a change of the booking, with only what is asked", () => {
  expect(toRequestedChange(dates("2026-12-12", "2026-12-15"))).toEqual({
    pickupDate: "2026-12-12",
    pickupTime: "10:00",
    returnDate: "2026-12-15",
    returnTime: "10:00",
  });
  expect(toRequestedChange(dates(null, "2026-12-15", "Roma"))).toEqual({
    returnDate: "2026-12-15",
    returnTime: "10:00",
    returnPlace: "Roma",
  });
});

test("is what the booking has until staff change it to other dates", () => {
  expect(hasRequestedRental(booked, dates("2026-12-10", "2026-12-13"))).toBe(true);
  expect(hasRequestedRental(booked, dates(null, "2026-12-13"))).toBe(true);
  expect(hasRequestedRental(booked, dates("2026-12-11", "2026-12-13"))).toBe(false);
  expect(hasRequestedRental(booked, dates(null, "2026-12-14"))).toBe(false);
});

test("is what the booking has until staff change the requested place of return", () => {
  const hasPlace = (returnPlace: string | null, slug: string | null = null) => {
    const delivery = { returnPlace: { slug, name: "Milano", address: null } };
    return hasRequestedRental({ ...booked, delivery }, dates(null, "2026-12-13", returnPlace));
  };
  expect([hasPlace(null), hasPlace("Milano"), hasPlace("Roma")]).toEqual([true, true, false]);
  const airport = "aeroporto-milano-malpensa";
  expect([hasPlace(null, airport), hasPlace(airport, airport)]).toEqual([true, true]);
  expect([hasPlace("Milano", airport), hasPlace(airport)]).toEqual([false, false]);
});

test("is one sentence", () => {
  expect(formatRequestedDates(wordsOf("it"), dates("2026-12-12", "2026-12-15"))).toBe(
    "Da sabato 12 dicembre 2026, ore 10:00, a martedì 15 dicembre 2026, ore 10:00.",
  );
  expect(formatRequestedDates(wordsOf("it"), dates(null, "2026-12-15"))).toBe(
    "Riconsegna martedì 15 dicembre 2026, ore 10:00.",
  );
  expect(formatRequestedDates(wordsOf("it"), dates(null, "2026-12-15", "Roma"))).toBe(
    "Riconsegna martedì 15 dicembre 2026, ore 10:00, a Roma.",
  );
  expect(formatRequestedDates(wordsOf("it"), dates(null, "2026-12-15", "aeroporto-nizza-cote-d-azur"))).toMatch(
    /, all'Aeroporto di Nizza Côte d'Azur\.$/,
  );
});
