import type { VehicleDelivery, VehicleResult } from "#domain/catalogue/explore.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { deliverySupplements } from "#domain/delivery/supplement.ts";
import { type City, findCity } from "#domain/places.ts";
import { quoteRental } from "#domain/prices/price.ts";
import type { AppContext } from "#server/context.ts";
import type { Search } from "./search.ts";
import type { SearchTransfers } from "./search-transfers.ts";

/** How a search shows a car: with its total for the dates, and how it comes from another city. */
export function quotedResult(
  { site }: AppContext,
  search: Search,
  { cities, transfers }: { cities: readonly City[]; transfers: SearchTransfers },
): (vehicle: Vehicle) => VehicleResult {
  return (vehicle) => {
    const base = findCity(vehicle.location, cities);
    const reaching = transfers.bases?.find((one) => one.base.slug === base?.slug);
    const reached = reaching?.categories.includes(vehicle.category) ? reaching : undefined;
    // A pinned car that is not brought there is priced where it stands.
    const pickup = (reached && search.pickup) ?? (base && { city: base, place: null });
    if (!pickup) return { vehicle, quote: null, delivery: null };
    const supplements = deliverySupplements({ pickup, return: search.return ?? pickup }, site.delivery);
    return {
      vehicle,
      quote: quoteOf(vehicle, search, { pickup, supplements, rate: site.oneWayRatePerKilometre }),
      delivery:
        reached && search.pickup && reached.out.minutes > 0
          ? { base: vehicle.location, place: destinationName(search.pickup), ...reached.out, supplements }
          : null,
    };
  };
}

interface Priced extends Pick<VehicleDelivery, "supplements"> {
  pickup: NonNullable<Search["pickup"]>;
  rate: number;
}

function quoteOf(vehicle: Vehicle, search: Search, { pickup, supplements, rate }: Priced): VehicleResult["quote"] {
  if (!search.period) return null;
  const { days, rental, oneWay, total } = quoteRental({
    dailyRate: vehicle.dailyRate,
    pickup: search.period.pickup,
    return: search.period.return,
    pickupCity: pickup.city,
    returnCity: search.return?.city ?? pickup.city,
    oneWayRatePerKilometre: rate,
    supplements,
    terms: vehicle.terms,
  });
  return { days, rental, oneWay, supplements, total };
}
