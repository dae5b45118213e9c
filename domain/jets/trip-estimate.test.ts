import { describe, expect, test } from "vitest";
import type { FlyingJet } from "#domain/jets/leg-estimate.ts";
import { estimateLine, estimateTrip } from "#domain/jets/trip-estimate.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const slow: FlyingJet = {
  slug: "slow",
  type: "Light Jet",
  passengers: 7,
  rangeKm: 3778,
  cruiseSpeedKmh: 770,
  hourlyRate: 320_000,
};
const fast: FlyingJet = { ...slow, slug: "fast", passengers: 8, cruiseSpeedKmh: 860, hourlyRate: 380_000 };
const long: FlyingJet = {
  ...slow,
  slug: "long",
  type: "Heavy Jet",
  rangeKm: 12_000,
  passengers: 12,
  hourlyRate: 700_000,
};
const fleet = [slow, fast, long];
const noList = () => undefined;
const thereAndBack = [
  { from: "Milano", to: "Zurigo" },
  { from: "Zurigo", to: "Milano" },
];

describe("the estimate of a trip", () => {
  // Rule: product.md#jets-estimate "Several legs"
  test("a return trip: one hour and the tax for each leg", () => {
    const trip = estimateTrip({ legs: thereAndBack, passengers: 4, jet: "fast" }, fleet, noList);
    expect(trip.isComplete).toBe(true);
    expect(trip.prices).toEqual([
      { type: "Light Jet", price: { low: 640_000, high: 760_000 } },
      { type: "Heavy Jet", price: { low: 1_400_000, high: 1_400_000 } },
    ]);
    expect(trip.tax).toBe(80_000);
    expect(trip.chosen).toEqual({ slug: "fast", price: 760_000 });
  });

  test("a type that cannot fly one of the legs has no price", () => {
    const legs = [
      { from: "Milano", to: "Zurigo" },
      { from: "Zurigo", to: "New York" },
    ];
    const trip = estimateTrip({ legs, passengers: 4, jet: "slow" }, fleet, noList);
    expect(trip.prices.map(({ type }) => type)).toEqual(["Heavy Jet"]);
    expect(trip.chosen).toBeNull();
  });

  // Rule: product.md#jets-estimate
  test("an unknown place leaves its leg without an estimate and the trip without a total", () => {
    const legs = [
      { from: "Milano", to: "Zurigo" },
      { from: "Zurigo", to: "La baita del nonno" },
    ];
    const trip = estimateTrip({ legs, passengers: 2 }, fleet, noList);
    expect(trip.legs.map(({ estimate }) => estimate !== null)).toEqual([true, false]);
    expect(trip).toMatchObject({ isComplete: false, prices: [], tax: 20_000, chosen: null });
  });

  test("two names of one airport are not a flight", () => {
    const trip = estimateTrip({ legs: [{ from: "Milano", to: "Linate" }], passengers: 2 }, fleet, noList);
    expect(trip.legs[0]?.estimate).toBeNull();
  });

  test("a popular route sets the minimum price of its leg", () => {
    const listed = (from: string, to: string) => (from === "Milano" && to === "Zurigo" ? 370_000 : undefined);
    const trip = estimateTrip({ legs: thereAndBack, passengers: 4 }, fleet, listed);
    expect(trip.prices[0]?.price).toEqual({ low: 690_000, high: 760_000 });
  });

  // Rule: product.md#jets-estimate "More people than the largest jet seats"
  test("more people than the largest jet seats need two jets: twice the price, tax for all", () => {
    const trip = estimateTrip({ legs: thereAndBack, passengers: 16, jet: "fast" }, fleet, noList);
    expect(trip.aircraft).toBe(2);
    expect(trip.prices).toEqual([
      { type: "Light Jet", price: { low: 1_520_000, high: 1_520_000 } },
      { type: "Heavy Jet", price: { low: 2_800_000, high: 2_800_000 } },
    ]);
    expect(trip.legs[0]?.estimate?.tax).toBe(160_000);
    expect(trip.chosen).toEqual({ slug: "fast", price: 1_520_000 });
    expect(estimateLine(wordsOf("it"), trip)?.replaceAll("\u00a0", " ")).toBe(
      "da € 15.200 (2 Light Jet), più € 3.200 d'imposta aerotaxi",
    );
  });

  // Rule: product.md#jets-estimate "More people than the largest jet seats"
  test("a group that fits into one jet gets one; a group for more than three is not estimated", () => {
    const trip = (passengers: number, of = fleet) => estimateTrip({ legs: thereAndBack, passengers }, of, noList);
    expect(trip(12).aircraft).toBe(1);
    expect(trip(18, [{ ...slow, passengers: 4 }])).toMatchObject({ aircraft: 1, prices: [] });
  });

  test("in one line: the cheapest type and the tax; null without a total", () => {
    const line = (legs: { from: string; to: string }[]) =>
      estimateLine(wordsOf("it"), estimateTrip({ legs, passengers: 4 }, fleet, noList))?.replaceAll("\u00a0", " ");
    expect(line(thereAndBack)).toBe("da € 6.400 (Light Jet), più € 800 d'imposta aerotaxi");
    expect(line([{ from: "Parigi", to: "Ginevra" }])).toBe("da € 3.520 (Light Jet)");
    expect(line([{ from: "Milano", to: "La baita del nonno" }])).toBeUndefined();
  });
});
