import { type City, distanceKm } from "#domain/cities/city.ts";
import { type DeliverySupplement, sumSupplements } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { findGraceReturn, type GraceReturn } from "./grace-sentence.ts";

export interface RentalExtra {
  name: string;
  perDay: Cents;
}

export interface RentalQuoteRequest {
  dailyRate: Cents;
  pickup: CivilMoment;
  return: CivilMoment;
  /** The grace period in which a later return costs no further day: the setting's, or the one that was frozen with the booking. */
  graceMinutes: number;
  pickupCity: Pick<City, "slug" | "latitude" | "longitude">;
  returnCity: Pick<City, "slug" | "latitude" | "longitude">;
  /** Cents per kilometre between the two cities, from the site configuration. */
  oneWayRatePerKilometre: Cents;
  /** A one-way cost already agreed for the same two cities. It overrides the current rate. */
  agreedOneWay?: Cents | undefined;
  /** Supplements of pickup or return places far from their city. */
  supplements?: readonly DeliverySupplement[] | undefined;
  extras?: readonly RentalExtra[];
  terms: Pick<RentalTerms, "includedKilometresPerDay">;
}

/** A price with all its parts; everything but days and kilometres in cents. */
export interface RentalQuote {
  days: number;
  /** Undefined for a return that is not within the grace period. */
  graceReturn?: GraceReturn | undefined;
  dailyRate: Cents;
  /** Days times daily rate. */
  rental: Cents;
  extras: { name: string; perDay: Cents; total: Cents }[];
  /** Great-circle kilometres between the cities, rounded; 0 for a return to the same city. */
  oneWayKilometres: number;
  oneWay: Cents;
  supplements: readonly DeliverySupplement[];
  total: Cents;
  currency: "EUR";
  /** For the whole rental. */
  includedKilometres: number;
}

/**
 * Computes the all-in price of a rental (product.md#price): started days times the daily rate, extras per day, one-way return and delivery
 * supplements. It uses civil times only, so no time zone of browser or server changes it. A city without coordinates adds no one-way cost, because
 * the renter must not pay for a gap in our data. Throws RangeError if the return is not after the pickup, or an amount is not whole, non-negative
 * cents.
 */
export function quoteRental(request: RentalQuoteRequest): RentalQuote {
  const days = countRentalDays(request.pickup, request.return, request.graceMinutes);
  const rental = assertCents(request.dailyRate) * days;
  const extras = (request.extras ?? []).map(({ name, perDay }) => ({
    name,
    perDay,
    total: assertCents(perDay) * days,
  }));
  const oneWayKilometres = kilometresBetween(request.pickupCity, request.returnCity);
  const oneWay = assertCents(request.agreedOneWay ?? oneWayKilometres * assertCents(request.oneWayRatePerKilometre));
  const supplements = request.supplements ?? [];
  const delivery = assertCents(sumSupplements(supplements));
  return {
    days,
    graceReturn: findGraceReturn(request),
    dailyRate: request.dailyRate,
    rental,
    extras,
    oneWayKilometres,
    oneWay,
    supplements,
    total: extras.reduce((sum, extra) => sum + extra.total, rental + oneWay + delivery),
    currency: "EUR",
    includedKilometres: request.terms.includedKilometresPerDay * days,
  };
}

function kilometresBetween(from: RentalQuoteRequest["pickupCity"], to: RentalQuoteRequest["returnCity"]): number {
  if (from.slug === to.slug) return 0;
  return Math.round(distanceKm(from, to) ?? 0);
}

function assertCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount in cents: ${cents}`);
  return cents;
}
