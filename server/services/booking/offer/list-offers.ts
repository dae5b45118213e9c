import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { readOffer } from "./read-offer.ts";

/** More than a screen of favourites shows at once. */
export const MOST_OFFERS = 12;

/** What each of these cars costs for the same dates (product.md#price), in the order asked; those that are gone, or past the limit, are left out. */
export async function listOffers(
  ctx: AppContext,
  { slugs, choice }: { slugs: readonly string[]; choice: RentalChoice },
): Promise<{ slug: string; offer: VehicleOffer }[]> {
  const asked = [...new Set(slugs.filter(isSlugShaped))].slice(0, MOST_OFFERS);
  const offers = await Promise.all(
    asked.map(async (slug) => {
      const vehicle = await findVehicleBySlug(ctx.db, slug);
      return vehicle && { slug: vehicle.slug, offer: (await readOffer(ctx, vehicle, choice)).offer };
    }),
  );
  return offers.filter((offer) => offer !== null);
}
