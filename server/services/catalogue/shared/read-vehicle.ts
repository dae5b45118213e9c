import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { Language } from "#domain/languages.ts";
import type { AppContext } from "#server/context.ts";
import { findShownVehicle } from "#server/services/internal/shown-vehicles.ts";
import { noSuchCarPageError } from "#server/services/words/booking-words.ts";

/** Returns the car of a page's URL. Throws "not-found" if car, city and category do not match (product.md#vehicle-page). */
export async function readVehicle(
  ctx: AppContext,
  { city, category, model }: { city: string; category: string; model: string },
  language: Language,
): Promise<VehicleProfile> {
  const vehicle = await findShownVehicle(ctx, model, language);
  if (!vehicle || vehicle.citySlug !== city || vehicle.category !== category) {
    throw noSuchCarPageError();
  }
  return vehicle;
}
