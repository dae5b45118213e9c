// Rule: product.md#popular-routes
import { expect, test } from "vitest";
import { adaptRoutesToJet, createListPriceLookup, type JetRoute } from "#domain/jet-routes/jet-route.ts";
import type { FlyingJet } from "#domain/jets/leg-estimate.ts";
import { estimateTrip } from "#domain/jets/trip-estimate.ts";

const jet: FlyingJet = {
  slug: "embraer-phenom-300e",
  type: "Light Jet",
  passengers: 8,
  rangeKm: 3724,
  cruiseSpeedKmh: 859,
  hourlyRate: 360_000,
};

const route = (destination: string, euros: number): JetRoute => ({
  origin: "Milano",
  destination,
  minutes: 55,
  price: euros * 100,
  description: null,
});

test("prices a route for a jet with at least one hour and at least the list price", () => {
  const flown = adaptRoutesToJet(jet, [route("Nizza", 3500), route("Zurigo", 3800)]);
  expect(flown.map(({ destination, price }) => [destination, price])).toEqual([
    ["Nizza", 360_000],
    ["Zurigo", 380_000],
  ]);
});

test("equals the estimate that the route links to", () => {
  const routes = [route("Nizza", 3500), route("Parigi", 5200), route("Londra", 6900)];
  const estimated = routes.map(({ origin, destination }) => {
    const trip = { legs: [{ from: origin, to: destination }], passengers: 4, jet: jet.slug };
    return estimateTrip(trip, [jet], createListPriceLookup(routes)).chosen?.price;
  });
  expect(adaptRoutesToJet(jet, routes).map(({ price }) => price)).toEqual(estimated);
});

test("omits routes beyond the jet's range, and keeps a place without a known airport as listed", () => {
  const nowhere = route("Atlantide", 9000);
  expect(adaptRoutesToJet(jet, [route("New York", 60_000), nowhere])).toEqual([nowhere]);
});
