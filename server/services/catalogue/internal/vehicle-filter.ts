import { soughtCategories } from "#domain/catalogue/explore.ts";
import type { VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Search } from "./search.ts";

/** Which cars a search is about, whenever it wants them. */
export function vehicleFilter({ criteria, city }: Search): Omit<VehicleFilter, "freeFor" | "available"> {
  return {
    city: city?.name,
    locationContains: city ? undefined : criteria.city,
    lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
    highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    transmission: criteria.transmission,
    categories: soughtCategories(criteria),
    brands: criteria.brands,
  };
}
