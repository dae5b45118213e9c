import { similarVehicles } from "#domain/catalogue/similar.ts";
import { vehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import type { VehiclePageData } from "#domain/pages/vehicle-pages.ts";
import { vehicleHead } from "#domain/seo/heads/vehicle-head.ts";
import { applyOverride } from "#domain/seo/overrides/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listExperiences } from "#server/repositories/catalogue/experiences.ts";
import { findVehicleBySlug, listVehicles } from "#server/repositories/catalogue/vehicles.ts";
import { findOverride } from "#server/repositories/seo/seo-overrides.ts";
import { readOffer } from "#server/services/booking/offer/read-offer.ts";

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
  const { citySlug, category, slug } = vehicle;
  const [offer, experiences, neighbours, override] = await Promise.all([
    readOffer(ctx, vehicle, input.query),
    vehicle.available ? listExperiences(ctx.db) : [],
    listVehicles(ctx.db, {
      city: vehicle.location,
      categories: [vehicle.category],
      available: true,
      order: "rating",
      limit: SIMILAR_CANDIDATES,
    }),
    findOverride(ctx.db, { kind: "model", city: citySlug, category, model: slug }),
  ]);
  const experience = experiences.find(({ available }) => available);
  const faqs = vehicleFaqs(vehicle);
  const year = Number(offer.calendar.from.slice(0, 4));
  return {
    vehicle,
    ...offer,
    similar: similarVehicles(vehicle, neighbours),
    experience: experience
      ? { slug: experience.slug, name: experience.name, price: experience.price, priceUnit: experience.priceUnit }
      : null,
    faqs,
    head: applyOverride(vehicleHead(vehicle, faqs, ctx.env.siteUrl, year), override),
  };
}
