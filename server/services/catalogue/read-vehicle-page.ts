import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import { similarVehicles } from "#domain/catalogue/similar.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { vehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import type { PageHead } from "#domain/seo/page-head.ts";
import { vehicleHead } from "#domain/seo/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findVehicleBySlug, listVehicles } from "#server/repositories/vehicles.ts";
import { type OfferData, readOffer } from "#server/services/booking/read-offer.ts";

export interface VehiclePageData extends OfferData {
  vehicle: VehicleProfile;
  similar: Vehicle[];
  faqs: Faq[];
  head: PageHead;
}

/** How many of the best-rated cars of the same category and city the similar ones are chosen from. */
const SIMILAR_CANDIDATES = 100;

/**
 * /luxury-car-rental/{city}/{category}/{model}: the car, its calendar, its price for the dates in the query (B 2.2).
 * Throws "not-found" when car, city and category do not belong together (A 5).
 */
export async function readVehiclePage(
  ctx: AppContext,
  input: { city: string; category: string; model: string; query: URLSearchParams },
): Promise<VehiclePageData> {
  const vehicle = await findVehicleBySlug(ctx.db, input.model);
  if (!vehicle || vehicle.citySlug !== input.city || vehicle.category !== input.category) {
    throw new ServiceError("not-found", "Non abbiamo questa vettura.");
  }
  const [offer, neighbours] = await Promise.all([
    readOffer(ctx, vehicle, input.query),
    listVehicles(ctx.db, {
      city: vehicle.location,
      categories: [vehicle.category],
      available: true,
      order: "rating",
      limit: SIMILAR_CANDIDATES,
    }),
  ]);
  const faqs = vehicleFaqs(vehicle);
  const year = Number(offer.calendar.from.slice(0, 4));
  return {
    vehicle,
    ...offer,
    similar: similarVehicles(vehicle, neighbours),
    faqs,
    head: vehicleHead(vehicle, faqs, ctx.env.siteUrl, year),
  };
}
