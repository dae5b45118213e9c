import type { RentalSubject } from "#domain/search/rental-selection.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/**
 * The fields of a vehicle that selecting dates and pricing them need. Only these are passed to the page's islands, because the HTML contains all
 * their props.
 */
export type BookableVehicle = RentalSubject & Pick<Vehicle, "fromRate" | "available" | "terms">;

export function toBookableVehicle({
  slug,
  location,
  category,
  citySlug,
  fromRate,
  available,
  terms,
}: Vehicle): BookableVehicle {
  return { slug, location, category, citySlug, fromRate, available, terms };
}
