import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { RentalSubject } from "#domain/search/rental-selection.ts";

/** What choosing dates and answering them needs of a car: all that its page sends along for its islands, since every document carries their props. */
export type RentedVehicle = RentalSubject & Pick<Vehicle, "dailyRate" | "available" | "terms">;

export function rentedVehicle({
  slug,
  location,
  category,
  citySlug,
  dailyRate,
  available,
  terms,
}: Vehicle): RentedVehicle {
  return { slug, location, category, citySlug, dailyRate, available, terms };
}
