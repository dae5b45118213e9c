import { distanceKm } from "#domain/cities/city.ts";
import { computeAerotaxiTaxPerPassenger } from "#domain/jets/aerotaxi-tax.ts";
import type { Airport } from "#domain/jets/airports.ts";
import { JET_TYPE_SLUGS, JET_TYPES, type Jet, type JetType } from "#domain/jets/jet.ts";
import type { Cents } from "#domain/money.ts";

/** The assumptions of an estimate; docs/decisions/jet-estimates.md gives the reasons. */
export const ESTIMATE_RULES = {
  /** Taxiing, climb and approach, added to the time at cruise speed. */
  allowanceMinutes: 30,
  /** Flight times are rounded up to this many minutes. */
  minuteStep: 5,
  /** Minimum billed hours of a leg. */
  minimumBilledHours: 1,
  /** Fraction of the range reserved for wind and routing. */
  rangeReserve: 0.1,
} as const;

/** Low and high value, both included. */
export interface NumberRange {
  low: number;
  high: number;
}

/** Why no jet of a type can fly a leg: all have too few seats, or those with enough seats have too little range. */
export type Obstacle = "seats" | "range";

/** The estimate of one jet type for a leg. */
export interface TypeEstimate {
  type: JetType;
  /** Why no jet of the type can fly the leg; null if one can. */
  obstacle: Obstacle | null;
  /** Minutes from gate to gate. */
  minutes: NumberRange;
  /** Billed hours, in tenths. */
  billedHours: NumberRange;
  /** The price at the hourly rates, in cents, without tax. */
  price: NumberRange;
}

/** A leg between two known airports. */
export interface LegEstimate {
  from: Airport;
  to: Airport;
  /** Great-circle distance in whole kilometres. */
  distanceKm: number;
  types: TypeEstimate[];
  /** Whether the list price applies, because the billed hours of a suitable jet would cost less. */
  isAtListPrice: boolean;
  taxPerPassenger: Cents;
  /** The tax for all passengers. */
  tax: Cents;
}

export type FlyingJet = Pick<Jet, "slug" | "type" | "passengers" | "rangeKm" | "cruiseSpeedKmh" | "hourlyRate">;

export interface Flight {
  from: Airport;
  to: Airport;
  /** Passengers in one aircraft. */
  passengers: number;
  /** Number of aircraft that fly together; default 1. */
  aircraft?: number | undefined;
  /** The price of the popular route, which is the minimum price; undefined if the leg is not listed. */
  listPrice?: Cents | undefined;
}

/** Returns the great-circle distance between two airports in kilometres. */
export function flightKilometres(from: Airport, to: Airport): number {
  return distanceKm(from, to) ?? 0;
}

/** Returns the minutes from gate to gate: distance divided by cruise speed, plus the allowance, rounded up to five minutes. */
export function flightMinutes(kilometres: number, cruiseSpeedKmh: number): number {
  const minutes = (kilometres / cruiseSpeedKmh) * 60 + ESTIMATE_RULES.allowanceMinutes;
  return Math.ceil(minutes / ESTIMATE_RULES.minuteStep) * ESTIMATE_RULES.minuteStep;
}

/** Returns the billed hours, rounded up to tenths, at least one. */
export function toBilledHours(minutes: number): number {
  return Math.max(ESTIMATE_RULES.minimumBilledHours, Math.ceil(minutes / 6) / 10);
}

/** Returns the price of a leg without tax, times the number of aircraft. Null if seats or range do not suffice. */
export function computeJetPrice(
  jet: FlyingJet,
  { from, to, passengers, aircraft = 1, listPrice = 0 }: Flight,
): Cents | null {
  const kilometres = flightKilometres(from, to);
  if (findObstacle(jet, kilometres, passengers)) return null;
  return Math.max(computeHoursPrice(jet, kilometres), listPrice) * aircraft;
}

/** Estimates a leg for each jet type in the fleet, in order. `travellers` is everybody who pays the tax. */
export function estimateLeg(flight: Flight, fleet: readonly FlyingJet[], travellers = flight.passengers): LegEstimate {
  const kilometres = flightKilometres(flight.from, flight.to);
  const taxPerPassenger = computeAerotaxiTaxPerPassenger({
    fromCountry: flight.from.country,
    toCountry: flight.to.country,
    distanceKm: kilometres,
  });
  return {
    from: flight.from,
    to: flight.to,
    distanceKm: Math.round(kilometres),
    types: JET_TYPE_SLUGS.map((slug) => JET_TYPES[slug]).flatMap((type) => {
      const jets = fleet.filter((jet) => jet.type === type);
      return jets.length > 0 ? [estimateJetType(type, jets, flight, kilometres)] : [];
    }),
    isAtListPrice: fleet.some((jet) => isBelowListPrice(jet, flight, kilometres)),
    taxPerPassenger,
    tax: taxPerPassenger * travellers,
  };
}

function isBelowListPrice(jet: FlyingJet, { passengers, listPrice = 0 }: Flight, kilometres: number): boolean {
  return findObstacle(jet, kilometres, passengers) === null && computeHoursPrice(jet, kilometres) < listPrice;
}

function estimateJetType(type: JetType, jets: readonly FlyingJet[], flight: Flight, kilometres: number): TypeEstimate {
  const capableJets = jets.filter((jet) => findObstacle(jet, kilometres, flight.passengers) === null);
  const shownJets = capableJets.length > 0 ? capableJets : jets;
  const minutes = shownJets.map((jet) => flightMinutes(kilometres, jet.cruiseSpeedKmh));
  return {
    type,
    obstacle:
      capableJets.length > 0 ? null : jets.every((jet) => jet.passengers < flight.passengers) ? "seats" : "range",
    minutes: toNumberRange(minutes),
    billedHours: toNumberRange(minutes.map(toBilledHours)),
    price: toNumberRange(capableJets.map((jet) => computeJetPrice(jet, flight) ?? 0)),
  };
}

/** Returns the price of the billed hours of one jet in whole euros. */
function computeHoursPrice(jet: FlyingJet, kilometres: number): Cents {
  const hours = toBilledHours(flightMinutes(kilometres, jet.cruiseSpeedKmh));
  return Math.round((jet.hourlyRate * hours) / 100) * 100;
}

function findObstacle(jet: FlyingJet, kilometres: number, passengers: number): Obstacle | null {
  if (jet.passengers < passengers) return "seats";
  return jet.rangeKm < kilometres * (1 + ESTIMATE_RULES.rangeReserve) ? "range" : null;
}

function toNumberRange(values: readonly number[]): NumberRange {
  return values.length === 0 ? { low: 0, high: 0 } : { low: Math.min(...values), high: Math.max(...values) };
}
