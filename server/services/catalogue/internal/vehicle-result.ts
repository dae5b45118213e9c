import type { VehicleDelivery, VehicleResult } from "#domain/catalogue/search-results.ts";
import { type City, findCity } from "#domain/cities/city.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { computeSupplements } from "#domain/delivery/supplement.ts";
import { quoteRental } from "#domain/prices/price.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Pricing } from "#server/services/internal/read-pricing.ts";
import type { ResolvedSearch } from "./search.ts";
import type { SearchTransfers } from "./search-transfers.ts";

/** Returns a function that converts a car to a search result, with its total price for the dates and its delivery from another city. */
export function createResultMapper(
  { site }: AppContext,
  search: ResolvedSearch,
  { cities, transfers, pricing }: { cities: readonly City[]; transfers: SearchTransfers; pricing: Pricing },
): (vehicle: Vehicle) => VehicleResult {
  return (vehicle) => {
    const base = findCity(vehicle.location, cities);
    const candidateOrigin = transfers.bases?.find((one) => one.base.slug === base?.slug);
    const origin = candidateOrigin?.categories.includes(vehicle.category) ? candidateOrigin : undefined;
    // A car that the URL names but that cannot be delivered is priced for a pickup at its base.
    const pickup = (origin && search.pickup) ?? (base && { city: base, place: null });
    if (!pickup) return { vehicle, quote: null, delivery: null };
    const supplements = computeSupplements({ pickup, return: search.return ?? pickup }, site.delivery);
    return {
      vehicle,
      quote: quoteResult(vehicle, search, { pickup, supplements, site, pricing }),
      delivery:
        origin && search.pickup && origin.out.minutes > 0
          ? { base: vehicle.location, place: destinationName(search.pickup), ...origin.out, supplements }
          : null,
    };
  };
}

interface PricingFacts extends Pick<VehicleDelivery, "supplements"> {
  pickup: NonNullable<ResolvedSearch["pickup"]>;
  site: SiteConfiguration;
  pricing: Pricing;
}

function quoteResult(
  vehicle: Vehicle,
  search: ResolvedSearch,
  { pickup, supplements, site, pricing }: PricingFacts,
): VehicleResult["quote"] {
  if (!search.period) return null;
  const { days, lines, total } = quoteRental({
    dailyRate: vehicle.dailyRate,
    pickup: search.period.pickup,
    return: search.period.return,
    graceMinutes: site.graceMinutes,
    pickupCity: pickup.city,
    returnCity: search.return?.city ?? pickup.city,
    oneWayRatePerKilometre: site.oneWayRatePerKilometre,
    supplements,
    rates: pricing.ratesOf(vehicle),
    vatRateBasisPoints: pricing.vatRateOf({ country: pickup.city.country, date: search.period.pickup.date }),
    terms: vehicle.terms,
  });
  return { days, lines, total };
}
