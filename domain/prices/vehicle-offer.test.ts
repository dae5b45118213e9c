import { describe, expect, test } from "vitest";
import { lengthRule, minimumRule } from "#domain/rates/rate-rules.fixture.ts";
import { NO_RATES } from "#domain/rates/rates-of-vehicle.ts";
import { addDays, toInstant } from "#domain/rental-period/civil-time.ts";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { offerVehicle } from "./vehicle-offer.ts";

const ROME = "Europe/Rome";
const milan = { slug: "milan", latitude: 45.46, longitude: 9.19, timeZone: ROME };
const london = { slug: "london", latitude: 51.5, longitude: -0.12, timeZone: "Europe/London" };
const terms = {
  deposit: 500_000,
  excess: 300_000,
  includedKilometresPerDay: 200,
  extraKilometre: 300,
  minimumAge: 25,
  minimumLicenceYears: 3,
};
const vehicle = { available: true, totalUnits: 1, turnaroundHours: 4, timeZone: ROME, dailyRate: 120_000, terms };
const selection = {
  vehicle,
  pickupDate: "2026-12-10",
  returnDate: "2026-12-13",
  pickupTime: "10:00",
  returnTime: "10:00",
  pickupCity: milan,
  returnCity: milan,
  holds: [],
  now: { date: "2026-11-21", time: "10:00" },
  graceMinutes: 0,
  oneWayRatePerKilometre: 0,
  rates: NO_RATES,
  vatRateOf: () => null,
};
const hold = (unit: number, from: [string, string], to: [string, string]) => ({
  unit,
  from: toInstant({ date: from[0], time: from[1] }, ROME),
  to: toInstant({ date: to[0], time: to[1] }, ROME),
});

test("a free car has its total price", () => {
  const offer = offerVehicle(selection);
  expect(offer).toMatchObject({ kind: "free", quote: { days: 3, total: 360_000, includedKilometres: 600 } });
});

test("there is no offer without both dates", () => {
  expect(offerVehicle({ ...selection, returnDate: undefined }).kind).toBe("no-dates");
  expect(offerVehicle({ ...selection, pickupDate: "" }).kind).toBe("no-dates");
});

test("an unavailable car has no offer, whatever the dates", () => {
  expect(offerVehicle({ ...selection, vehicle: { ...vehicle, available: false } }).kind).toBe("unavailable");
});

// Rule: product.md#rental-period
test.each([
  ["a pickup in the past", { pickupDate: "2026-11-20" }],
  ["a pickup earlier today", { pickupDate: "2026-11-21", pickupTime: "09:30" }],
  ["a return before the pickup", { returnDate: "2026-12-09" }],
  ["a return at the pickup's own minute", { returnDate: "2026-12-10" }],
  ["a rental longer than the company takes online", { returnDate: "2027-10-01" }],
])("%s is invalid, with a message", (_, part) => {
  const offer = offerVehicle({ ...selection, ...part });
  expect(offer.kind).toBe("impossible");
  expect(offer.kind === "impossible" && sayMessage(wordsOf("it"), offer.message).length).toBeGreaterThan(10);
});

describe("holds", () => {
  test("block only if a hold before the pickup reaches into the period", () => {
    expect(
      offerVehicle({ ...selection, holds: [hold(1, ["2026-12-05", "10:00"], ["2026-12-10", "10:00"])] }).kind,
    ).toBe("free");
    expect(
      offerVehicle({ ...selection, holds: [hold(1, ["2026-12-05", "10:00"], ["2026-12-10", "10:01"])] }).kind,
    ).toBe("taken");
  });

  test("block if the turnaround after the return is not free, but nothing more", () => {
    expect(
      offerVehicle({ ...selection, holds: [hold(1, ["2026-12-13", "14:00"], ["2026-12-20", "10:00"])] }).kind,
    ).toBe("free");
    expect(
      offerVehicle({ ...selection, holds: [hold(1, ["2026-12-13", "13:59"], ["2026-12-20", "10:00"])] }).kind,
    ).toBe("taken");
  });

  test("leave the car free if one unit is free", () => {
    const holds = [hold(1, ["2026-12-01", "10:00"], ["2026-12-20", "10:00"])];
    expect(offerVehicle({ ...selection, vehicle: { ...vehicle, totalUnits: 2 }, holds }).kind).toBe("free");
  });

  test("end in the time zone of the return city", () => {
    const holds = [hold(1, ["2026-12-13", "14:30"], ["2026-12-20", "10:00"])];
    expect(offerVehicle({ ...selection, holds }).kind).toBe("free");
    // 10:00 in London is 11:00 in Rome: with four hours of turnaround it ends at 15:00 in Rome.
    expect(offerVehicle({ ...selection, returnCity: london, holds }).kind).toBe("taken");
  });

  // Rule: product.md#vehicle-page "Without a free"
  test("a taken car names the next free period of the same length", () => {
    const holds = [hold(1, ["2026-12-08", "10:00"], ["2026-12-15", "09:00"])];
    const offer = offerVehicle({ ...selection, holds });
    expect(offer).toMatchObject({
      kind: "taken",
      next: { pickup: { date: "2026-12-15", time: "10:00" }, return: { date: addDays("2026-12-15", 3) } },
    });
  });

  test("a car taken for months names none", () => {
    const holds = [hold(1, ["2026-12-01", "10:00"], ["2027-12-01", "10:00"])];
    expect(offerVehicle({ ...selection, holds })).toMatchObject({ kind: "taken", next: null });
  });
});

// Rule: product.md#rates "Minimum length."
test("a rental below its minimum length leads to the next free one that is long enough", () => {
  const rates = { ...NO_RATES, minimumRules: [minimumRule(5)] };
  const offer = offerVehicle({ ...selection, rates });
  expect(offer).toMatchObject({ kind: "impossible", next: { return: { date: "2026-12-15" } }, isNextFree: true });
  const shortest = offerVehicle({ ...selection, returnDate: "2026-12-15" });
  expect(offer).toMatchObject({
    minimum: {
      days: 5,
      period: { return: { date: "2026-12-15", time: "10:00" } },
      total: shortest.kind === "free" ? shortest.quote.total : null,
    },
  });
  const taken = { ...selection, rates, holds: [hold(1, ["2026-12-14", "08:00"], ["2026-12-20", "08:00"])] };
  expect(offerVehicle(taken)).not.toHaveProperty("minimum");
});

// Rule: product.md#rates "A longer rental"
test("a free offer names a longer rental that costs less, if the car is free for it", () => {
  const rates = { ...NO_RATES, lengthRules: [lengthRule(4, 50)] };
  expect(offerVehicle({ ...selection, rates })).toMatchObject({
    kind: "free",
    quote: { total: 360_000 },
    cheaper: { period: { return: { date: "2026-12-14", time: "10:00" } } },
  });
  const taken = { ...selection, rates, holds: [hold(1, ["2026-12-14", "08:00"], ["2026-12-20", "08:00"])] };
  expect(offerVehicle(taken)).not.toHaveProperty("cheaper");
  expect(offerVehicle(selection)).not.toHaveProperty("cheaper");
});

// Rule: product.md#rental-period
test("no rental is suggested that is too long, too far ahead or too soon for its delivery", () => {
  const longest = { ...selection, returnDate: addDays("2026-12-10", 60) };
  const rates = { ...NO_RATES, lengthRules: [lengthRule(61, 50)] };
  expect(offerVehicle({ ...longest, rates })).not.toHaveProperty("cheaper");
  const farthest = addDays("2026-11-21", 548);
  const held = [hold(1, [farthest, "10:00"], [addDays(farthest, 1), "09:00"])];
  const farAhead = { ...selection, pickupDate: farthest, returnDate: addDays(farthest, 3), holds: held };
  expect(offerVehicle(farAhead)).toMatchObject({ kind: "taken", next: null });
  const reached = toInstant({ date: "2026-12-10", time: "09:00" }, ROME);
  const delivery = {
    outMinutes: 0,
    backMinutes: 0,
    supplements: [],
    timeZone: ROME,
    tooSoon: (pickupAt: Date) => (pickupAt < reached ? "Troppo presto" : null),
  };
  const later = [hold(1, ["2026-12-14", "08:00"], ["2027-03-01", "08:00"])];
  const short = { ...selection, rates: { ...NO_RATES, minimumRules: [minimumRule(4)] }, holds: later };
  expect(offerVehicle(short)).toMatchObject({ next: { pickup: { date: "2026-12-09" } } });
  expect(offerVehicle({ ...short, delivery })).not.toHaveProperty("next");
});

// Rule: product.md#rates "Minimum length."
test("the next free period of a taken car reaches its minimum length", () => {
  const minimumRules = [minimumRule(5, { from: "2026-12-14", until: "2026-12-20" })];
  const holds = [hold(1, ["2026-12-08", "10:00"], ["2026-12-15", "09:00"])];
  expect(offerVehicle({ ...selection, rates: { ...NO_RATES, minimumRules }, holds })).toMatchObject({
    kind: "taken",
    next: { pickup: { date: "2026-12-21" }, return: { date: "2026-12-24" } },
  });
});
