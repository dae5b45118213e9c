import {
  countSought,
  type Facets,
  facetsOf,
  MOST_COUNTED,
  soughtCategories,
  uncounted,
} from "#domain/catalogue/explore.ts";
import type { VehicleCount } from "#domain/catalogue/vehicle-summary.ts";
import type { AppContext } from "#server/context.ts";
import type { VehicleFilter } from "#server/repositories/vehicles/list-vehicles.ts";
import { countVehicles, countVehiclesUpTo } from "#server/repositories/vehicles/vehicle-counts.ts";
import type { Search } from "./search.ts";

/** How many cars a search finds in a place, and how many each choice of its filters would show. */
interface CountedCars {
  count: number;
  /** Of these, those that are listed and cannot be had; 0 when there are more than were counted. */
  unavailable: number;
  /** There are more than were counted. */
  capped: boolean;
  facets: Facets;
}

export const NO_CARS: CountedCars = {
  count: 0,
  unavailable: 0,
  capped: false,
  facets: { brands: [], categories: [] },
};

/**
 * Counts the cars of a place, narrowed by everything but brands and categories: exactly by what the database keeps, or, where each car has to
 * be looked at, up to `MOST_COUNTED`; in a place with more cars than that only those that are sought, not every choice (product.md#explore).
 */
export async function countCars(
  ctx: AppContext,
  place: VehicleFilter,
  { criteria, brands }: Pick<Search, "criteria" | "brands">,
): Promise<CountedCars> {
  const { city, cities, bases, available } = place;
  // Not of its dates, so that the next dates of the same place are answered from memory.
  const kept = await countVehicles(ctx.db, { city, cities, bases, available });
  const exactly = (counted: readonly VehicleCount[]) => ({
    ...countSought(counted, criteria),
    capped: false,
    facets: facetsOf(counted, criteria),
  });
  if (isToldByGroups(place)) return exactly(kept);
  if (kept.reduce((all, { displayed }) => all + displayed, 0) <= MOST_COUNTED) {
    return exactly((await countVehiclesUpTo(ctx.db, place, MOST_COUNTED)).counts);
  }
  const sought = { ...place, brands, categories: soughtCategories(criteria) };
  const { counts, capped } = await countVehiclesUpTo(ctx.db, sought, MOST_COUNTED);
  const counted = capped ? { count: MOST_COUNTED, unavailable: 0 } : countSought(counts, criteria);
  return { ...counted, capped, facets: uncounted(facetsOf(kept, criteria)) };
}

/** Whether brand, city and category tell of each car whether it is meant. */
const isToldByGroups = ({ freeFor, lowestRate, highestRate, transmission }: VehicleFilter): boolean =>
  [freeFor, lowestRate, highestRate, transmission].every((narrowing) => narrowing === undefined);
