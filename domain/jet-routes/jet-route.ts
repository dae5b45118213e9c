import { findAirport, isSamePlace } from "#domain/jets/airports.ts";
import { computeJetPrice, type FlyingJet, flightKilometres, flightMinutes } from "#domain/jets/leg-estimate.ts";
import type { Cents } from "#domain/money.ts";

/** A popular route of an origin city (product.md#popular-routes). */
export interface JetRoute {
  /** City name as stored. */
  origin: string;
  /** A place by its Italian name: "Londra". */
  destination: string;
  minutes: number;
  /** From. */
  price: Cents;
  /** A line under it; null where there is nothing to say. */
  description: string | null;
}

/** The list price of a leg, in either direction; undefined when it is not listed. Two names of one airport are one place, the listed name first. */
export function createListPriceLookup(routes: readonly Pick<JetRoute, "origin" | "destination" | "price">[]) {
  const find = (from: string, to: string, same: (a: string, b: string) => boolean) =>
    routes.find(
      ({ origin, destination }) =>
        (same(origin, from) && same(destination, to)) || (same(origin, to) && same(destination, from)),
    )?.price;
  return (from: string, to: string): Cents | undefined =>
    find(from, to, (a, b) => a === b) ?? find(from, to, isSamePlace);
}

/**
 * Routes as one jet flies them: its own time and what its estimate begins at, never under the list price. A route it has not the range for is left out; one
 * between places whose airports are unknown stays as listed.
 */
export function adaptRoutesToJet<Route extends JetRoute>(jet: FlyingJet, routes: readonly Route[]): Route[] {
  const listPrice = createListPriceLookup(routes);
  return routes.flatMap((route) => {
    const [from, to] = [findAirport(route.origin), findAirport(route.destination)];
    if (!from || !to) return [route];
    const price = computeJetPrice(jet, {
      from,
      to,
      passengers: 1,
      listPrice: listPrice(route.origin, route.destination),
    });
    if (price === null) return [];
    return [{ ...route, minutes: flightMinutes(flightKilometres(from, to), jet.cruiseSpeedKmh), price }];
  });
}
