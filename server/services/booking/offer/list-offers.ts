import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { OfferData } from "#domain/pages/vehicle-pages.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readOffers } from "#server/services/booking/shared/read-offer.ts";

/** More than a screen of favourites shows at once. */
export const MOST_OFFERS = 12;

/** What each of these cars costs for the same dates (product.md#price), in the order asked; those that are gone, or past the limit, are left out. */
export async function listOffers(
  ctx: AppContext,
  { slugs, choice }: { slugs: readonly string[]; choice: RentalChoice },
): Promise<(OfferData & { vehicle: Vehicle })[]> {
  const asked = [...new Set(slugs.filter(isSlugShaped))].slice(0, MOST_OFFERS);
  if (asked.length === 0) return [];
  const found = await listVehicles(ctx.db, { slugs: asked, limit: MOST_OFFERS });
  const vehicles = found.toSorted((one, other) => asked.indexOf(one.slug) - asked.indexOf(other.slug));
  const offers = await readOffers(ctx, vehicles, choice);
  return offers.flatMap((offer, place) => {
    const vehicle = vehicles[place];
    return vehicle ? [{ ...offer, vehicle }] : [];
  });
}
