import { soughtCategories } from "#domain/catalogue/explore.ts";
import type { VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Search } from "./search.ts";
import type { SearchTransfers } from "./search-transfers.ts";

/** Which cars a search is about, wherever they stand and whenever it wants them. */
export function vehicleFilter({
  criteria,
}: Search): Pick<VehicleFilter, "lowestRate" | "highestRate" | "transmission" | "categories" | "brands"> {
  return {
    lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
    highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    transmission: criteria.transmission,
    categories: soughtCategories(criteria),
    brands: criteria.brands,
  };
}

/** The cars of the city, as ever; those that cannot reach a far place of it in time are not among them. */
export function standingThere({ city, criteria }: Search, { bases }: SearchTransfers): VehicleFilter {
  if (!city) return { locationContains: criteria.city };
  const there = bases?.some(({ base }) => base.slug === city.slug) ?? false;
  return { city: city.name, ...(!there && { bases: [] }) };
}

/** The cars of other cities that can be there in time, in service; null while no known city is searched. */
export function deliveredThere({ city }: Search, { bases }: SearchTransfers): VehicleFilter | null {
  if (!city || !bases) return null;
  const others = bases.filter(({ base }) => base.slug !== city.slug);
  return { available: true, bases: others.map(({ base, categories }) => ({ base: base.name, categories })) };
}

/** Every car that can be had there, standing there or delivered. */
export function obtainableThere(search: Search, transfers: SearchTransfers): VehicleFilter {
  const { city } = search;
  if (!city || !transfers.bases) return { ...standingThere(search, transfers), available: true };
  return {
    available: true,
    bases: transfers.bases.map(({ base, categories }) => ({ base: base.name, categories })),
  };
}
