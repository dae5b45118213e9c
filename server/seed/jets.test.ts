import { expect, test } from "vitest";
import { findAirport } from "#domain/jets/airports.ts";
import { JET_TYPES, type JetType } from "#domain/jets/jet.ts";
import { flightKilometres, flightMinutes } from "#domain/jets/leg-estimate.ts";
import { CITIES } from "#server/seed/cities.ts";
import { EXPERIENCE } from "#server/seed/experiences.ts";
import { JET_ROUTES } from "#server/seed/jet-routes.ts";
import { JETS } from "#server/seed/jets.ts";

const ORIGINS = ["Milano", "Roma", "Monaco", "Parigi", "Vienna", "Zurigo", "Barcellona"];
const charter = JETS.filter((jet) => jet.airport === null);

/** Lowest and highest price per hour of each type, in euros. */
const BANDS: Readonly<Record<JetType, readonly [number, number]>> = {
  "Light Jet": [3200, 3800],
  "Midsize Jet": [4200, 4500],
  "Heavy Jet": [6800, 7500],
  "Ultra Long Range": [11_500, 13_500],
};

// Rule: product.md#jets
test.each(Object.values(JET_TYPES))("three charter jets are %s, and span their price band", (type) => {
  const prices = charter.filter((jet) => jet.type === type).map((jet) => jet.priceCents / 100);
  expect(prices).toHaveLength(3);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual(BANDS[type]);
});

// Rule: product.md#jets
// Rule: product.md#starting-catalogue
test("the two jets of the home page's catalogue are at their airports", () => {
  const home = JETS.filter((jet) => jet.airport !== null);
  expect(home.map((jet) => [jet.airport, jet.priceCents / 100])).toEqual([
    ["Milano Malpensa", 8500],
    ["Monaco Airport", 12_000],
  ]);
});

// Rule: product.md#jets
// Rule: product.md#one-catalogue
// Rule: product.md#starting-catalogue
test("jets have unique slugs and plausible data, and several serve each of the seven origins", () => {
  expect(new Set(JETS.map((jet) => jet.slug)).size).toBe(14);
  for (const jet of JETS) {
    expect(jet.passengers, jet.slug).toBeLessThanOrEqual(19);
    expect(jet.rangeKm, jet.slug).toBeGreaterThan(3000);
    expect(jet.cruiseSpeedKmh, jet.slug).toBeGreaterThan(700);
    expect(jet.cruiseSpeedKmh, jet.slug).toBeLessThan(1000);
    expect(ORIGINS, jet.slug).toEqual(expect.arrayContaining(jet.location));
    expect(jet.images, jet.slug).toHaveLength(2);
  }
  for (const city of ORIGINS) expect(JETS.filter((jet) => jet.location.includes(city)).length, city).toBeGreaterThan(2);
});

test("a jet described as the fastest of its class is", () => {
  for (const jet of JETS.filter(({ description }) => /il più veloce della sua classe/.test(description)))
    for (const other of JETS.filter(({ type, slug }) => type === jet.type && slug !== jet.slug))
      expect(jet.cruiseSpeedKmh, `${jet.slug} and ${other.slug}`).toBeGreaterThan(other.cruiseSpeedKmh);
});

// Rule: product.md#popular-routes
test("four routes leave from each origin, including Milan–Zurich and Rome–Paris", () => {
  const cities = CITIES.map((city) => city.name);
  for (const origin of ORIGINS) {
    expect(cities).toContain(origin);
    const routes = JET_ROUTES.filter((route) => route.origin === origin);
    expect(new Set(routes.map((route) => route.destination)).size, origin).toBe(4);
  }
  expect(JET_ROUTES).toHaveLength(28);
  expect(JET_ROUTES).toContainEqual(
    expect.objectContaining({ origin: "Milano", destination: "Zurigo", durationMinutes: 50, priceCents: 380_000 }),
  );
  expect(JET_ROUTES).toContainEqual(
    expect.objectContaining({ origin: "Roma", destination: "Parigi", durationMinutes: 120, priceCents: 650_000 }),
  );
});

// Rule: product.md#popular-routes
test("popular routes last as long as the company estimates for its slowest jet", () => {
  const slowest = Math.min(...JETS.map((jet) => jet.cruiseSpeedKmh));
  for (const { origin, destination, durationMinutes } of JET_ROUTES) {
    const [from, to] = [findAirport(origin), findAirport(destination)];
    const kilometres = from && to ? flightKilometres(from, to) : Number.NaN;
    expect(durationMinutes, `${origin}–${destination}`).toBe(flightMinutes(kilometres, slowest));
  }
});

// Rule: product.md#experience
// Rule: product.md#money
// Rule: product.md#starting-catalogue
test("the experience costs 4,500 a weekend, in Milano", () => {
  expect(EXPERIENCE).toMatchObject({ priceCents: 450_000, priceUnit: "weekend", location: "Milano" });
});
