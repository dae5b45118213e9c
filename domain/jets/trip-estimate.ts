import { findAirport } from "#domain/jets/airports.ts";
import { JET_TYPE_SLUGS, JET_TYPES, type JetType } from "#domain/jets/jet.ts";
import {
  computeJetPrice,
  estimateLeg,
  type Flight,
  type FlyingJet,
  type LegEstimate,
  type NumberRange,
} from "#domain/jets/leg-estimate.ts";
import { type Cents, formatEuro } from "#domain/money.ts";

/** A leg as it was asked for; its estimate is null when one of its places is not in our table. */
export interface EstimatedLeg {
  from: string;
  to: string;
  estimate: LegEstimate | null;
}

/** What the whole trip costs with one type, where a single jet of it can fly every leg. */
export interface TripPrice {
  type: JetType;
  /** In cents, the tax not counted. */
  price: NumberRange;
}

export interface TripEstimate {
  legs: EstimatedLeg[];
  passengers: number;
  /** How many jets of a type they need: more than one when no jet has a seat for everybody. */
  aircraft: number;
  /** The jet that was looked at, over the whole trip; null when none was, when it cannot fly it, or when a place is unknown. */
  chosen: { slug: string; price: Cents } | null;
  /** Empty when a place is unknown: what cannot be added up is not added up. */
  prices: TripPrice[];
  /** Of the known legs, for all passengers. */
  tax: Cents;
  /** True when every leg has its estimate. */
  isComplete: boolean;
}

export interface TripRequest {
  legs: readonly { from: string; to: string }[];
  passengers: number;
  /** The slug of the jet that was looked at. */
  jet?: string | null | undefined;
}

/** "From" prices of listed routes, by the names of both ends. */
export type ListPrice = (from: string, to: string) => Cents | undefined;

/** The estimate of a trip, leg by leg and in all (issue: an honest estimate at once). A listed route never costs less than its list price. */
export function estimateTrip(request: TripRequest, fleet: readonly FlyingJet[], listPrice: ListPrice): TripEstimate {
  const aircraft = countAircraft(request.passengers, fleet);
  const flightLoad = { passengers: Math.ceil(request.passengers / aircraft), aircraft };
  const flights = request.legs.map((leg) => toFlight(leg, flightLoad, listPrice));
  const legs = request.legs.map(({ from, to }, index) => {
    const flight = flights[index];
    return { from, to, estimate: flight ? estimateLeg(flight, fleet, request.passengers) : null };
  });
  const known = flights.filter((flight) => flight !== null);
  const complete = known.length === request.legs.length && known.length > 0;
  const chosen = fleet.find(({ slug }) => slug === request.jet);
  const chosenPrice = chosen && complete ? computeTripPrice(chosen, known) : null;
  return {
    legs,
    passengers: request.passengers,
    aircraft,
    chosen: chosen && chosenPrice !== null ? { slug: chosen.slug, price: chosenPrice } : null,
    prices: complete ? tripPrices(fleet, known) : [],
    tax: legs.reduce((sum, leg) => sum + (leg.estimate?.tax ?? 0), 0),
    isComplete: complete,
  };
}

/** "da € 7.600 (Light Jet), più € 800 d'imposta aerotaxi", with the number of jets where it takes several; null when the trip has no sum. */
export function estimateLine({ prices, tax, aircraft }: TripEstimate): string | null {
  const [cheapest] = prices.toSorted((a, b) => a.price.low - b.price.low);
  if (!cheapest) return null;
  const price = `da ${formatEuro(cheapest.price.low)} (${aircraft > 1 ? `${aircraft} ` : ""}${cheapest.type})`;
  return tax > 0 ? `${price}, più ${formatEuro(tax)} d'imposta aerotaxi` : price;
}

/** More jets side by side than this are arranged by people: such a party is asked for, not estimated. */
const MAX_AIRCRAFT = 3;

/** So many jets that everybody has a seat, where two or three are enough; else one, which then cannot take them. */
function countAircraft(passengers: number, fleet: readonly FlyingJet[]): number {
  const seats = Math.max(0, ...fleet.map((jet) => jet.passengers));
  const needed = seats > 0 ? Math.ceil(passengers / seats) : 1;
  return needed <= MAX_AIRCRAFT ? needed : 1;
}

function toFlight(
  leg: { from: string; to: string },
  flightLoad: { passengers: number; aircraft: number },
  listPrice: ListPrice,
): Flight | null {
  const [from, to] = [findAirport(leg.from), findAirport(leg.to)];
  // Two airports of one city are a drive, not a flight.
  if (!from || !to || from === to) return null;
  return { from, to, ...flightLoad, listPrice: listPrice(leg.from, leg.to) };
}

function tripPrices(fleet: readonly FlyingJet[], flights: readonly Flight[]): TripPrice[] {
  return JET_TYPE_SLUGS.map((slug) => JET_TYPES[slug]).flatMap((type) => {
    const totals = fleet
      .filter((jet) => jet.type === type)
      .map((jet) => computeTripPrice(jet, flights))
      .filter((total) => total !== null);
    return totals.length > 0 ? [{ type, price: { low: Math.min(...totals), high: Math.max(...totals) } }] : [];
  });
}

/** What one jet asks for every leg together; null when it cannot fly one of them. */
function computeTripPrice(jet: FlyingJet, flights: readonly Flight[]): Cents | null {
  let total = 0;
  for (const flight of flights) {
    const price = computeJetPrice(jet, flight);
    if (price === null) return null;
    total += price;
  }
  return total;
}
