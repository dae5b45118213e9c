import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { noSuchCarPage } from "#server/services/words/booking-words.ts";

/** Finds a car by its page's address. Throws "not-found" when car, city and category do not match (product.md#vehicle-page). */
export async function readVehicle(
  ctx: AppContext,
  { city, category, model }: { city: string; category: string; model: string },
): Promise<VehicleProfile> {
  const vehicle = await findVehicleBySlug(ctx.db, model);
  if (!vehicle || vehicle.citySlug !== city || vehicle.category !== category) {
    throw noSuchCarPage();
  }
  return vehicle;
}
