import type { OfferData } from "#domain/pages/vehicle-pages.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { readOffers } from "#server/services/bookings/shared/read-offer.ts";
import { countPromotionAttempt, readTypedPromotion } from "#server/services/bookings/shared/typed-promotion.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";

/** Maximum number of priced vehicles, more than one screen of favourites shows. */
export const MAX_OFFERS = 12;

interface OffersInput {
  slugs: readonly string[];
  choice: RentalChoice;
  /** The promotion code that a visitor typed. */
  promotion?: { code: string | undefined; visitor: string | undefined } | undefined;
}

/**
 * Returns the offers of vehicles for the same dates, in the order of the given slugs (product.md#price). Omits unknown slugs and all after the first
 * `MAX_OFFERS`. A promotion code is in the price, or the offer says why not. Throws "too-many" if the visitor tried too many codes.
 */
export async function listOffers(
  ctx: AppContext,
  { slugs, choice, promotion }: OffersInput,
  words: Words,
): Promise<(OfferData & { vehicle: Vehicle })[]> {
  if (promotion) await countPromotionAttempt(ctx, promotion);
  const requestedSlugs = [...new Set(slugs.filter(isSlugShaped))].slice(0, MAX_OFFERS);
  if (requestedSlugs.length === 0) return [];
  const unordered = await listShownVehicles(ctx, { slugs: requestedSlugs, limit: MAX_OFFERS });
  const vehicles = unordered.toSorted(
    (one, other) => requestedSlugs.indexOf(one.slug) - requestedSlugs.indexOf(other.slug),
  );
  const typedPromotion = promotion && (await readTypedPromotion(ctx, promotion));
  const offers = await readOffers(ctx, vehicles, { ...choice, typedPromotion }, words);
  return offers.flatMap((offer, index) => {
    const vehicle = vehicles[index];
    return vehicle ? [{ ...offer, vehicle }] : [];
  });
}
