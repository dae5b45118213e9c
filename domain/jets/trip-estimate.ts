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
import type { Cents } from "#domain/money.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** A requested leg. Its estimate is null if a place is not in the airport table. */
export interface EstimatedLeg {
  from: string;
  to: string;
  estimate: LegEstimate | null;
}

/** The price of the whole trip with one type, if a single jet of it can fly every leg. */
export interface TripPrice {
  type: JetType;
  /** The price in cents, without tax. */
  price: NumberRange;
}

export interface TripEstimate {
  legs: EstimatedLeg[];
  passengers: number;
  /** Number of jets of a type; more than one if no jet has enough seats. */
  aircraft: number;
  /** The price of the requested jet for the whole trip. Null if no jet was requested, if the jet cannot fly the trip, or if a place is unknown. */
  chosen: { slug: string; price: Cents } | null;
  /** The price for each jet type; empty if a place is unknown, because the trip then has no total. */
  prices: TripPrice[];
  /** The tax of the legs that have an estimate, for all passengers. */
  tax: Cents;
  /** Whether every leg has an estimate. */
  isComplete: boolean;
}

export interface TripRequest {
  legs: readonly { from: string; to: string }[];
  passengers: number;
  /** Slug of the requested jet. */
  jet?: string | null | undefined;
}

/** Looks up the starting price of a listed route by its two places. */
export type ListPrice = (from: string, to: string) => Cents | undefined;

/** Estimates a trip leg by leg and in total. A listed route never costs less than its list price. */
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

/** Formats "da € 7.600 (Light Jet), più € 800 d'imposta aerotaxi", with the number of jets if several. Returns null if the trip has no total. */
export function estimateLine(words: Words<"enquiryMails">, { prices, tax, aircraft }: TripEstimate): string | null {
  const [cheapest] = prices.toSorted((a, b) => a.price.low - b.price.low);
  if (!cheapest) return null;
  const estimate = say(words, words.enquiryMails.estimate, {
    price: formatMoney(words, cheapest.price.low),
    jet: `${aircraft > 1 ? `${aircraft} ` : ""}${cheapest.type}`,
  });
  return tax > 0
    ? say(words, words.enquiryMails.estimateWithTax, { estimate, tax: formatMoney(words, tax) })
    : estimate;
}

/** A group that needs more jets is not estimated; staff arrange its flight. */
const MAX_AIRCRAFT = 3;

/** Returns the lowest number of jets with seats for everybody, if two or three suffice. Otherwise 1, and the estimate then reports too few seats. */
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
  // Two places with the same airport need no flight.
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

/** Returns the price of one jet for all legs, or null if it cannot fly one of them. */
function computeTripPrice(jet: FlyingJet, flights: readonly Flight[]): Cents | null {
  let total = 0;
  for (const flight of flights) {
    const price = computeJetPrice(jet, flight);
    if (price === null) return null;
    total += price;
  }
  return total;
}
