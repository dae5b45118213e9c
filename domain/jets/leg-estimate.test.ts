import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceKm } from "#domain/cities/city.ts";
import { AIRPORTS, type Airport, findAirport } from "#domain/jets/airports.ts";
import {
  computeJetPrice,
  estimateLeg,
  type FlyingJet,
  flightMinutes,
  toBilledHours,
} from "#domain/jets/leg-estimate.ts";

function airport(text: string): Airport {
  const found = findAirport(text);
  if (!found) throw new Error(`${text} is not in the table`);
  return found;
}

const light: FlyingJet = {
  slug: "cessna-citation-cj3-plus",
  type: "Light Jet",
  passengers: 7,
  rangeKm: 3778,
  cruiseSpeedKmh: 770,
  hourlyRate: 320_000,
};
const lightFast: FlyingJet = { ...light, slug: "learjet", passengers: 8, cruiseSpeedKmh: 860, hourlyRate: 380_000 };
const long: FlyingJet = {
  slug: "gulfstream-g650er",
  type: "Ultra Long Range",
  passengers: 16,
  rangeKm: 13_890,
  cruiseSpeedKmh: 956,
  hourlyRate: 1_250_000,
};
const fleet = [light, lightFast, long];
const flight = (from: string, to: string, passengers = 4) => ({ from: airport(from), to: airport(to), passengers });

// Rule: product.md#jets-estimate "Billed hours"
// Rule: product.md#jets-estimate "Distance"
// Rule: product.md#jets-estimate "Fit"
// Rule: product.md#jets-estimate "Flight time"
describe("flight time: distance divided by cruise speed, plus half an hour", () => {
  test.each([
    // Two listed routes: Milan to Zurich 50m, Rome to Paris 2h.
    ["Milano", "Zurigo", 770, 50],
    ["Roma", "Parigi", 770, 120],
    ["Milano", "New York", 956, 440],
  ])("%s–%s at %i km/h takes %i minutes", (from, to, speed, minutes) => {
    expect(flightMinutes(distanceKm(airport(from), airport(to)) ?? 0, speed)).toBe(minutes);
  });

  // Rule: product.md#jets-estimate "Billed hours"
  // Rule: product.md#jets-estimate "Distance"
  // Rule: product.md#jets-estimate "Fit"
  // Rule: product.md#jets-estimate "Flight time"
  test("bills tenths of an hour, rounded up, with a minimum of one hour", () => {
    expect([45, 60, 61, 65, 120, 126].map(toBilledHours)).toEqual([1, 1, 1.1, 1.1, 2, 2.1]);
  });
});

describe("the estimate of a leg", () => {
  test("Milano–Zurigo, four people: one billed hour, 100 euro of tax each", () => {
    const leg = estimateLeg(flight("Milano", "Zurigo"), fleet);
    expect(leg.distanceKm).toBeGreaterThan(200);
    expect(leg.distanceKm).toBeLessThan(240);
    expect(leg).toMatchObject({ taxPerPassenger: 10_000, tax: 40_000 });
    expect(leg.types).toMatchObject([
      {
        type: "Light Jet",
        obstacle: null,
        minutes: { low: 50, high: 50 },
        billedHours: { low: 1, high: 1 },
        price: { low: 320_000, high: 380_000 },
      },
      { type: "Ultra Long Range", obstacle: null, price: { low: 1_250_000, high: 1_250_000 } },
    ]);
  });

  test("Roma–Parigi: two hours of a Light Jet are 6,400 euro", () => {
    const [first] = estimateLeg(flight("Roma", "Parigi"), [light]).types;
    expect(first?.price).toEqual({ low: 640_000, high: 640_000 });
  });

  // Rule: product.md#jets-estimate "Price"
  // Rule: product.md#popular-routes
  test("is never below the list price of a listed route", () => {
    const listed = { ...flight("Milano", "Zurigo"), listPrice: 350_000 };
    expect(estimateLeg(listed, fleet).types[0]?.price).toEqual({ low: 350_000, high: 380_000 });
  });

  // Rule: product.md#jets-estimate "Price"
  test("uses the list price if the billed hours of a suitable jet cost less", () => {
    const listed = (listPrice: number | undefined, passengers = 4) =>
      estimateLeg({ ...flight("Milano", "Zurigo"), passengers, listPrice }, fleet).isAtListPrice;
    expect(listed(350_000)).toBe(true);
    expect(listed(320_000)).toBe(false);
    expect(listed(undefined)).toBe(false);
    expect(listed(350_000, 9)).toBe(false);
  });

  test("Parigi–Ginevra owes no Italian tax", () => {
    expect(estimateLeg(flight("Parigi", "Ginevra"), fleet)).toMatchObject({ taxPerPassenger: 0, tax: 0 });
  });

  // Rule: product.md#jets-estimate
  test("states why a type cannot fly: seats first, then range", () => {
    const obstacles = (from: string, to: string, passengers: number) =>
      estimateLeg(flight(from, to, passengers), fleet).types.map(({ obstacle }) => obstacle);
    expect(obstacles("Milano", "Zurigo", 8)).toEqual([null, null]);
    expect(obstacles("Milano", "Zurigo", 9)).toEqual(["seats", null]);
    expect(obstacles("Milano", "Zurigo", 18)).toEqual(["seats", "seats"]);
    expect(obstacles("Milano", "New York", 4)).toEqual(["range", null]);
  });

  // Rule: product.md#jets-estimate "Billed hours"
  // Rule: product.md#jets-estimate "Distance"
  // Rule: product.md#jets-estimate "Fit"
  // Rule: product.md#jets-estimate "Flight time"
  test("reserves a tenth of the range", () => {
    const from = airport("Milano");
    const to = airport("Atene");
    const needed = (distanceKm(from, to) ?? 0) * 1.1;
    const price = (rangeKm: number) => computeJetPrice({ ...light, rangeKm }, { from, to, passengers: 2 });
    expect(price(Math.ceil(needed))).not.toBeNull();
    expect(price(Math.floor(needed))).toBeNull();
  });

  test("property: both directions cost the same, and low never exceeds high", () => {
    const place = fc.constantFrom(...AIRPORTS);
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 18 }), (from, to, passengers) => {
        fc.pre(from !== to);
        const there = estimateLeg({ from, to, passengers }, fleet);
        const back = estimateLeg({ from: to, to: from, passengers }, fleet);
        expect(back.types).toEqual(there.types);
        expect(back.tax).toBe(there.tax);
        for (const { price, minutes, billedHours: hours, obstacle } of there.types) {
          expect(price.low).toBeLessThanOrEqual(price.high);
          expect(minutes.low % 5).toBe(0);
          expect(hours.low).toBeGreaterThanOrEqual(1);
          expect(price.low > 0).toBe(obstacle === null);
        }
      }),
    );
  });
});
