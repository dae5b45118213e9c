import { findAirport, isSamePlace } from "#domain/jets/airports.ts";
import { computeJetPrice, type FlyingJet, flightKilometres, flightMinutes } from "#domain/jets/leg-estimate.ts";
import type { Cents } from "#domain/money.ts";

/** A popular route of an origin city (product.md#popular-routes). */
export interface JetRoute {
  /** City name as stored. */
  origin: string;
  /** Italian name of a place: "Londra". */
  destination: string;
  minutes: number;
  /** The starting price. */
  price: Cents;
  /** A line below the route, or null. */
  description: string | null;
}

/**
 * Returns a function that looks up a leg's list price in either direction; undefined if not listed. Names of one airport are equivalent, but an exact
 * name wins.
 */
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
 * Adapts routes to one jet: its flight time and its lowest estimate, at least the list price. Omits routes beyond its range. Routes between unknown
 * airports stay as listed.
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
