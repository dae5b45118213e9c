import type { RentalSubject } from "#domain/search/rental-selection.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** What choosing dates and answering them needs of a car: all that its page sends along for its islands, since every document carries their props. */
export type BookableVehicle = RentalSubject & Pick<Vehicle, "dailyRate" | "available" | "terms">;

export function toBookableVehicle({
  slug,
  location,
  category,
  citySlug,
  dailyRate,
  available,
  terms,
}: Vehicle): BookableVehicle {
  return { slug, location, category, citySlug, dailyRate, available, terms };
}
