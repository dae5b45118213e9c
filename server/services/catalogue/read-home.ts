import {
  FEATURED_LIMIT,
  FEATURED_MINIMUM_RATING,
  FEATURED_TAGS,
  featuredVehicles,
} from "#domain/catalogue/featured.ts";
import { listedCities } from "#domain/catalogue/offered-cities.ts";
import { countCountries } from "#domain/catalogue/served.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { sumSummariesBy } from "#domain/catalogue/vehicle-summary.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import type { FavouritesPageData, HomePageData } from "#domain/pages/content-pages.ts";
import { placeNamed, searchPlaces } from "#domain/search/search-places.ts";
import { favouritesHead } from "#domain/seo/heads/content-heads.ts";
import { homeHead } from "#domain/seo/heads/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listActiveBrands } from "#server/repositories/catalogue/brands.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { summariseVehicles } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

const ARTICLES = 4;

/** One row. */
const FAVOURITES_ROW = 3;

/** Enough for `featuredVehicles` to break ties among equals by its own rule. */
const CANDIDATES = FEATURED_LIMIT * 4;

/** What the home page shows (product.md#home-page), a place that the address names chosen beforehand. */
export async function readHome(ctx: AppContext, input: { city?: string | null }): Promise<HomePageData> {
  const [featured, summaries, brands, cities, articles] = await Promise.all([
    listFeatured(ctx.db),
    summariseVehicles(ctx.db),
    listActiveBrands(ctx.db),
    listActiveCities(ctx.db),
    listArticles(ctx.db, { today: siteToday(ctx), limit: ARTICLES }),
  ]);
  const places = searchPlaces(cities, LISTED_PLACES);
  const byCategory = sumSummariesBy(summaries, "category");
  const countOf = (slug: CategorySlug) => {
    const sum = byCategory.get(slug);
    return { count: sum?.vehicles ?? 0, fromRate: sum?.lowestRate ?? null };
  };
  return {
    featured,
    categoryCounts: Object.fromEntries(
      CATEGORY_SLUGS.map((slug) => [slug, countOf(slug)]),
    ) as HomePageData["categoryCounts"],
    brands: brands.map(({ id, name, slug, logoUrl }) => ({ id, name, slug, logoUrl })),
    cities: listedCities(cities),
    places,
    city: input.city ? (placeNamed(input.city, places)?.value ?? null) : null,
    articles,
    head: homeHead(ctx.env.siteUrl, ctx.site, countCountries(cities)),
  };
}

/** /preferiti: the same for everybody, since what is kept is known to the browser alone. */
export async function readFavouritesPage(ctx: AppContext): Promise<FavouritesPageData> {
  const featured = await listFeatured(ctx.db);
  return {
    featured: featured.slice(0, FAVOURITES_ROW),
    head: favouritesHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

/** The featured cars, the first ones first (product.md#featured-cars). */
async function listFeatured(db: Queryable): Promise<Vehicle[]> {
  return featuredVehicles(
    await listVehicles(db, {
      available: true,
      minimumRating: FEATURED_MINIMUM_RATING,
      highlights: FEATURED_TAGS,
      order: "rating",
      limit: CANDIDATES,
    }),
  );
}
