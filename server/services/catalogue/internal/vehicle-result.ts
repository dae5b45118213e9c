import type { VehicleResult } from "#domain/catalogue/search-results.ts";
import { type City, findCity } from "#domain/cities/city.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { computeSupplements } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import { quoteRental, type RentalQuote, type RentalQuoteRequest } from "#domain/prices/price.ts";
import type { PeriodRates } from "#domain/rates/period-rates.ts";
import type { RatedVehicle } from "#domain/rates/rate-rule.ts";
import { NO_RATES } from "#domain/rates/rates-of-vehicle.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Pricing } from "#server/services/internal/read-pricing.ts";
import type { ResolvedSearch } from "./search.ts";
import type { SearchTransfers } from "./search-transfers.ts";

/** What the price of a car depends on beside its search. */
export interface SearchFacts {
  cities: readonly City[];
  transfers: SearchTransfers;
  pricing: Pricing;
  /** The rules for the dates of the search; null without dates. */
  periodRates: PeriodRates | null;
}

/** Returns a function that converts a car to a search result, with its total price for the dates and its delivery from another city. */
export function createResultMapper(
  ctx: AppContext,
  search: ResolvedSearch,
  facts: SearchFacts,
): (vehicle: Vehicle) => VehicleResult {
  const quoteFor = createSearchQuoter(ctx, search, facts);
  return (vehicle) => {
    const { origin, pickup, supplements } = planPickup(ctx, search, facts, vehicle);
    if (!pickup) return { vehicle, quote: null, delivery: null };
    const quote = quoteFor(vehicle);
    return {
      vehicle,
      quote: quote && { days: quote.days, lines: quote.lines, total: quote.total },
      delivery:
        origin && search.pickup && origin.out.minutes > 0
          ? { base: vehicle.location, place: destinationName(search.pickup), ...origin.out, supplements }
          : null,
    };
  };
}

/** Returns a function that prices a car for the dates of a search; null without dates, or for a car whose base is unknown. */
function createSearchQuoter(
  ctx: Pick<AppContext, "site">,
  search: ResolvedSearch,
  facts: SearchFacts,
): (vehicle: Vehicle) => RentalQuote | null {
  return (vehicle) =>
    quoteVehicle(ctx, search, facts, { ...vehicle, rates: facts.periodRates?.rateOf(vehicle).rates ?? NO_RATES });
}

/** Returns a function that gives what a rental of a car costs beside its days, packages and length discount: one-way return and supplements. */
export function createCostReader(
  ctx: Pick<AppContext, "site">,
  search: ResolvedSearch,
  facts: SearchFacts,
): (vehicle: Pick<RatedVehicle, "location" | "category">) => Cents {
  const costs = new Map<string, Cents>();
  return ({ location, category }) => {
    const key = `${category} ${location}`;
    const known = costs.get(key);
    if (known !== undefined) return known;
    const free = { location, category, dailyRate: 0, rates: NO_RATES, terms: { includedKilometresPerDay: 0 } };
    const cost = quoteVehicle(ctx, search, facts, free)?.total ?? 0;
    costs.set(key, cost);
    return cost;
  };
}

function quoteVehicle(
  { site }: Pick<AppContext, "site">,
  search: ResolvedSearch,
  facts: SearchFacts,
  vehicle: Pick<Vehicle, "location" | "category" | "dailyRate"> & Pick<RentalQuoteRequest, "rates" | "terms">,
): RentalQuote | null {
  const { period } = search;
  const { pickup, supplements } = planPickup({ site }, search, facts, vehicle);
  if (!period || !pickup) return null;
  return quoteRental({
    dailyRate: vehicle.dailyRate,
    pickup: period.pickup,
    return: period.return,
    graceMinutes: site.graceMinutes,
    pickupCity: pickup.city,
    returnCity: search.return?.city ?? pickup.city,
    oneWayRatePerKilometre: site.oneWayRatePerKilometre,
    supplements,
    rates: vehicle.rates,
    vatRateBasisPoints: facts.pricing.vatRateOf({ country: pickup.city.country, date: period.pickup.date }),
    terms: vehicle.terms,
  });
}

/** Returns where a car is picked up and what its delivery there costs; `origin` if it is delivered. */
function planPickup(
  { site }: Pick<AppContext, "site">,
  search: ResolvedSearch,
  { cities, transfers }: SearchFacts,
  vehicle: Pick<Vehicle, "location" | "category">,
) {
  const base = findCity(vehicle.location, cities);
  const candidateOrigin = transfers.bases?.find((one) => one.base.slug === base?.slug);
  const origin = candidateOrigin?.categories.includes(vehicle.category) ? candidateOrigin : undefined;
  // A car that the URL names but that cannot be delivered is priced for a pickup at its base.
  const pickup = (origin && search.pickup) ?? (base && { city: base, place: null });
  const supplements = pickup ? computeSupplements({ pickup, return: search.return ?? pickup }, site.delivery) : [];
  return { origin, pickup, supplements };
}
