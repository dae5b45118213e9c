import {
  FEATURED_LIMIT,
  FEATURED_MINIMUM_RATING,
  FEATURED_TAGS,
  featuredVehicles,
} from "#domain/catalogue/featured.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Queryable } from "#server/db/client.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";

/** Enough for `featuredVehicles` to break ties among equals by its own rule. */
const CANDIDATES = FEATURED_LIMIT * 4;

/** The featured cars, the first ones first (product.md#featured-cars). */
export async function listFeatured(db: Queryable): Promise<Vehicle[]> {
  return featuredVehicles(
    await listVehicles(db, {
      available: true,
      minimumRating: FEATURED_MINIMUM_RATING,
      highlights: FEATURED_TAGS,
      order: "rating",
      limit: CANDIDATES,
    }),
  );
}
