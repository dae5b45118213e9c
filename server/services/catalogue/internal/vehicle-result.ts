import type { VehicleResult } from "#domain/catalogue/search-results.ts";
import { type City, findCity } from "#domain/cities/city.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { computeSupplements } from "#domain/delivery/supplement.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Pricing } from "#server/services/internal/read-pricing.ts";
import type { ResolvedSearch } from "./search.ts";
import type { SearchTransfers } from "./search-transfers.ts";

interface SearchFacts {
  cities: readonly City[];
  transfers: SearchTransfers;
  pricing: Pricing;
}

/** Returns a function that converts a car to a search result, with its total price for the dates and its delivery from another city. */
export function createResultMapper(
  ctx: AppContext,
  search: ResolvedSearch,
  facts: SearchFacts,
): (vehicle: Vehicle) => VehicleResult {
  const quoteVehicle = createSearchQuoter(ctx, search, facts);
  return (vehicle) => {
    const { origin, pickup, supplements } = planPickup(ctx, search, facts, vehicle);
    if (!pickup) return { vehicle, quote: null, delivery: null };
    const quote = quoteVehicle(vehicle);
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

/** What the price of a rental of a car depends on. */
type QuotedVehicle = Pick<Vehicle, "id" | "brand" | "category" | "location" | "dailyRate"> &
  Partial<Pick<Vehicle, "terms">>;

/** Returns a function that prices a car for the dates of a search; null without dates, or for a car whose base is unknown. */
export function createSearchQuoter(
  ctx: Pick<AppContext, "site">,
  search: ResolvedSearch,
  facts: SearchFacts,
): (vehicle: QuotedVehicle) => RentalQuote | null {
  const { site } = ctx;
  const { period } = search;
  return (vehicle) => {
    const { pickup, supplements } = planPickup(ctx, search, facts, vehicle);
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
      rates: facts.pricing.ratesOf(vehicle),
      vatRateBasisPoints: facts.pricing.vatRateOf({ country: pickup.city.country, date: period.pickup.date }),
      // The kilometres are no part of the price.
      terms: vehicle.terms ?? { includedKilometresPerDay: 0 },
    });
  };
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
