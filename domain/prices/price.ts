import { type City, distanceKm } from "#domain/cities/city.ts";
import { type DeliverySupplement, sumSupplements } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import { listHoursFees } from "#domain/opening-hours/city-hours.ts";
import type { BookedDays } from "#domain/rates/price-days.ts";
import { priceRentalDays } from "#domain/rates/price-rental-days.ts";
import { NO_RATES, type VehicleRates } from "#domain/rates/rates-of-vehicle.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { CancellationTerms } from "./cancellation.ts";
import { findGraceReturn, type GraceReturn } from "./grace-sentence.ts";
import { optionLines, type RentalOptions } from "./option-lines.ts";
import { type IncludedDays, oneWayLines, type PriceLine, sumLines, supplementLine } from "./price-line.ts";

/** What the price of a rental depends on in the city of one of its ends. */
export type PricedCity = Pick<City, "slug" | "latitude" | "longitude" | "hours">;

export interface RentalQuoteRequest {
  /** The base rate: the price of a day for which no rule was made. */
  dailyRate: Cents;
  pickup: CivilMoment;
  return: CivilMoment;
  /** The grace period in which a later return costs no further day: the setting's, or the one that was frozen with the booking. */
  graceMinutes: number;
  pickupCity: PricedCity;
  returnCity: PricedCity;
  /** Cents per kilometre between the two cities, from the site configuration. */
  oneWayRatePerKilometre: Cents;
  /** A one-way cost already agreed for the same two cities. It overrides the current rate. */
  agreedOneWay?: Cents | undefined;
  /** Supplements of pickup or return places far from their city. */
  supplements?: readonly DeliverySupplement[] | undefined;
  /** The rules of the rates that may price the rental; without any, each day costs the base rate. */
  rates?: VehicleRates | undefined;
  /** Fee for a young driver, extras, protection and promotion code. Fees for hours follow from the two cities unless they are given too. */
  options?: RentalOptions | undefined;
  /** The days that keep the price at which they were booked. */
  bookedDays?: BookedDays | undefined;
  /** The days that the lines of staff in a quote include. The caller adds these lines; promotion code and length discount count for their price. */
  includedDays?: IncludedDays | undefined;
  /** The rate of value added tax at the place of pickup, in hundredths of a percent, which the price contains; null if none is known. */
  vatRateBasisPoints?: number | null | undefined;
  /** Whether the bill shows the tax that it contains (product.md#vat). */
  showsVat?: boolean | undefined;
  terms: Pick<RentalTerms, "includedKilometresPerDay">;
}

/** A price with all its parts; everything but days and kilometres in cents. */
export interface RentalQuote {
  days: number;
  /** Undefined for a return that is not within the grace period. */
  graceReturn?: GraceReturn | undefined;
  /** The base rate per day. */
  dailyRate: Cents;
  /** The sum of days, packages and length discount, with the price of included days. */
  rental: Cents;
  /** Great-circle kilometres between the cities, rounded; 0 for a return to the same city. */
  oneWayKilometres: number;
  oneWay: Cents;
  /** The parts of the total, in the order of the bill. */
  lines: readonly PriceLine[];
  total: Cents;
  currency: "EUR";
  /** Whether the bill shows the value added tax that it contains (product.md#vat). */
  showsVat?: boolean | undefined;
  /** For the whole rental. */
  includedKilometres: number;
  /** What a cancellation costs; missing if it is free until the pickup (product.md#cancellation-terms). */
  cancellation?: CancellationTerms | undefined;
}

/**
 * Computes the all-in price of a rental as an ordered list of lines (product.md#price): days, packages and length discount by the rules of the rates
 * (product.md#rates), one-way return and delivery supplements. It uses civil times only, so no time zone of browser or server changes it. A city
 * without coordinates adds no one-way cost, because the renter must not pay for a gap in our data. Throws RangeError if the return is not after the
 * pickup, or an amount is not whole, non-negative cents.
 */
export function quoteRental(request: RentalQuoteRequest): RentalQuote {
  const { pickup, return: back, supplements = [], rates = NO_RATES, includedDays } = request;
  const days = countRentalDays(pickup, back, request.graceMinutes);
  const dailyRate = assertCents(request.dailyRate);
  const {
    lines: rentalLines,
    includedKilometres,
    cancellation,
  } = priceRentalDays({
    dailyRate,
    days,
    period: { pickup, return: back },
    rates,
    includedKilometresPerDay: request.terms.includedKilometresPerDay,
    bookedDays: request.bookedDays,
    includedPrice: includedDays?.hasLengthDiscount ? includedDays.price : 0,
  });
  const rental = sumLines(rentalLines) + (includedDays?.price ?? 0);
  const oneWayKilometres = kilometresBetween(request.pickupCity, request.returnCity);
  const oneWay = assertCents(request.agreedOneWay ?? oneWayKilometres * assertCents(request.oneWayRatePerKilometre));
  assertCents(sumSupplements(supplements));
  const { vatRateBasisPoints = null } = request;
  const lines = [
    ...rentalLines,
    ...oneWayLines(oneWay),
    ...supplements.map(supplementLine),
    ...optionLines(
      {
        outOfHours: listHoursFees(request, { pickup: request.pickupCity, return: request.returnCity }),
        ...request.options,
      },
      { days, rental },
    ),
  ].map((line) => ({
    ...line,
    vatRateBasisPoints,
  }));
  return {
    days,
    graceReturn: findGraceReturn(request),
    dailyRate,
    rental,
    oneWayKilometres,
    oneWay,
    lines,
    total: sumLines(lines),
    currency: "EUR",
    ...(request.showsVat && { showsVat: true }),
    includedKilometres,
    ...(cancellation && { cancellation }),
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
