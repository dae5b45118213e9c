import type { City } from "#domain/cities/city.ts";
import { findReachableCities } from "#domain/delivery/delivered-listing.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import { buildVehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import type { Language } from "#domain/languages.ts";
import type { VehiclePageData } from "#domain/pages/vehicle-pages.ts";
import { toCalendarRates } from "#domain/rates/calendar-rates.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { vehicleHead } from "#domain/seo/heads/vehicle-head.ts";
import { applyOverride } from "#domain/seo-overrides/seo-override.ts";
import { findNearestOfCategory, findSimilarVehicles } from "#domain/vehicles/similar-vehicles.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExperiences } from "#server/repositories/experiences/experiences.ts";
import { readPublishedReviews } from "#server/repositories/reviews/reviews.ts";
import { findOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import { readOffer } from "#server/services/bookings/shared/read-offer.ts";
import { readVehicle } from "#server/services/catalogue/shared/read-vehicle.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";

/** Number of best-rated cars of the same category, in the city or anywhere, among which similar cars are chosen. */
const MAX_SIMILAR_CANDIDATES = 100;
/** Maximum number of reviews on the page. Older reviews only count in the rating. */
const MAX_REVIEWS_SHOWN = 12;

/**
 * Returns the content of /luxury-car-rental/{city}/{category}/{model}: the car, its calendar and its price for the chosen dates
 * (product.md#vehicle-page). Throws "not-found" if car, city and category do not match.
 */
export async function readVehiclePage(
  ctx: AppContext,
  { choice, ...address }: { city: string; category: string; model: string; choice: RentalChoice },
  words: Words,
): Promise<VehiclePageData> {
  const vehicle = await readVehicle(ctx, address, words.language);
  const { citySlug, category, slug } = vehicle;
  const [offer, reviews, experiences, neighbours, override, cities] = await Promise.all([
    readOffer(ctx, vehicle, choice, words),
    readPublishedReviews(ctx.db, vehicle.id, MAX_REVIEWS_SHOWN),
    vehicle.available && ctx.site.offers.experiences ? listExperiences(ctx.db, {}, "price", words.language) : [],
    listShownVehicles(ctx, {
      language: words.language,
      city: vehicle.location,
      categories: [vehicle.category],
      available: true,
      order: "rating",
      limit: MAX_SIMILAR_CANDIDATES,
    }),
    findOverride(ctx.db, { kind: "model", city: citySlug, category, model: slug }, words.language),
    listActiveCities(ctx.db),
  ]);
  const experience = experiences.find(({ available }) => available);
  const base = cities.find(({ slug }) => slug === citySlug);
  const citiesWithPage = cities.filter(({ hasPage }) => hasPage);
  const deliveredTo = base
    ? findReachableCities(base, category, { cities: citiesWithPage, delivery: ctx.site.delivery }).map(
        ({ name }) => name,
      )
    : [];
  const faqs = buildVehicleFaqs(words, vehicle, ctx.site, deliveredTo);
  const { ratesOf } = await readPricing(ctx);
  const calendarRates = toCalendarRates(offer.calendar, { dailyRate: vehicle.dailyRate, rates: ratesOf(vehicle) });
  const year = Number(offer.calendar.from.slice(0, 4));
  return {
    vehicle,
    ...offer,
    ...(calendarRates && { calendarRates }),
    ...(await readSimilar(ctx, vehicle, findSimilarVehicles(vehicle, neighbours), {
      cities,
      language: words.language,
    })),
    experience: experience ? toAddableExperience(experience) : null,
    reviews,
    faqs,
    head: applyOverride(
      vehicleHead(words, vehicle, {
        site: ctx.site,
        siteUrl: ctx.env.siteUrl,
        year,
        faqs,
        finishes: offer.finishes,
        reviews,
        deliveredTo,
      }),
      override,
    ),
  };
}

function toAddableExperience({ slug, name, price, priceUnit, images }: Experience): VehiclePageData["experience"] {
  return { slug, name, price, priceUnit, image: images[0] ?? null };
}

async function readSimilar(
  ctx: AppContext,
  vehicle: Vehicle,
  similar: Vehicle[],
  { cities, language }: { cities: readonly City[]; language: Language },
): Promise<Pick<VehiclePageData, "similar" | "similarElsewhere">> {
  if (similar.length > 0) return { similar, similarElsewhere: false };
  const others = await listShownVehicles(ctx, {
    language,
    categories: [vehicle.category],
    available: true,
    order: "rating",
    limit: MAX_SIMILAR_CANDIDATES,
  });
  return { similar: findNearestOfCategory(vehicle, others, cities), similarElsewhere: true };
}
