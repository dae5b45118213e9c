import { distanceKm } from "#domain/cities/city.ts";
import { computeAerotaxiTaxPerPassenger } from "#domain/jets/aerotaxi-tax.ts";
import type { Airport } from "#domain/jets/airports.ts";
import { JET_TYPE_SLUGS, JET_TYPES, type Jet, type JetType } from "#domain/jets/jet.ts";
import type { Cents } from "#domain/money.ts";

/** What an estimate assumes; docs/decisions/jet-estimates.md says why. */
export const ESTIMATE_RULES = {
  /** Taxiing, climb and approach, added to the time at cruise speed. */
  allowanceMinutes: 30,
  /** Flight times are said in steps of this many minutes, upwards. */
  minuteStep: 5,
  /** The hours of a leg that are paid for at least. */
  minimumBilledHours: 1,
  /** The range a jet keeps in hand over the great circle, for wind and routing. */
  rangeReserve: 0.1,
} as const;

/** From the least to the most. */
export interface NumberRange {
  low: number;
  high: number;
}

/** Why no jet of a type can fly a leg: too few seats in all of them, or too little range in those with seats enough. */
export type Obstacle = "seats" | "range";

/** One of the four types on one leg. */
export interface TypeEstimate {
  type: JetType;
  /** Null when it can be flown. */
  obstacle: Obstacle | null;
  /** Minutes from leaving the stand to reaching the other. */
  minutes: NumberRange;
  /** Hours that are paid for, in tenths. */
  billedHours: NumberRange;
  /** At the hourly rates, in cents, without the tax. */
  price: NumberRange;
}

/** A leg between two known airports. */
export interface LegEstimate {
  from: Airport;
  to: Airport;
  /** Great circle, whole kilometres. */
  distanceKm: number;
  types: TypeEstimate[];
  /** True when the hours of a jet that can fly it would cost less than the list price, which then stands in their place. */
  isAtListPrice: boolean;
  taxPerPassenger: Cents;
  /** For all passengers. */
  tax: Cents;
}

export type FlyingJet = Pick<Jet, "slug" | "type" | "passengers" | "rangeKm" | "cruiseSpeedKmh" | "hourlyRate">;

export interface Flight {
  from: Airport;
  to: Airport;
  /** In one aircraft. */
  passengers: number;
  /** How many fly side by side: one unless said. */
  aircraft?: number | undefined;
  /** Least that the leg costs by the list of popular routes, where it is listed. */
  listPrice?: Cents | undefined;
}

/** The great circle between two airports, in kilometres. */
export function flightKilometres(from: Airport, to: Airport): number {
  return distanceKm(from, to) ?? 0;
}

/** Minutes from stand to stand: distance by cruise speed, the allowance added, rounded up to five minutes. */
export function flightMinutes(kilometres: number, cruiseSpeedKmh: number): number {
  const minutes = (kilometres / cruiseSpeedKmh) * 60 + ESTIMATE_RULES.allowanceMinutes;
  return Math.ceil(minutes / ESTIMATE_RULES.minuteStep) * ESTIMATE_RULES.minuteStep;
}

/** The hours paid for, in tenths upwards, one at least. */
export function toBilledHours(minutes: number): number {
  return Math.max(ESTIMATE_RULES.minimumBilledHours, Math.ceil(minutes / 6) / 10);
}

/** What a jet asks for a leg without the tax, as often as there are aircraft; null when it has not the seats or the range. */
export function computeJetPrice(
  jet: FlyingJet,
  { from, to, passengers, aircraft = 1, listPrice = 0 }: Flight,
): Cents | null {
  const kilometres = flightKilometres(from, to);
  if (findObstacle(jet, kilometres, passengers)) return null;
  return Math.max(computeHoursPrice(jet, kilometres), listPrice) * aircraft;
}

/** The estimate of a leg over a fleet: the four types in their order, those without a jet left out. `travellers` pay the tax: all who fly. */
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

/** What the hours of one jet cost at its rate, in whole euros. */
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
