import { listFleetCategories } from "#domain/catalogue/listing-entries.ts";
import { listCountryNames, listLeadingCities } from "#domain/catalogue/site-scope.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import { findAddedCities, findListedCities } from "#domain/cities/listed-cities.ts";
import { destinationKey } from "#domain/delivery/destination.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import type { Language } from "#domain/languages.ts";
import type { FavouritesPageData, HomePageData } from "#domain/pages/content-pages.ts";
import type { HeroPhotographs } from "#domain/pictures/hero-photograph.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import { findPlaceByName, listAllPlaces, type SearchPlaces } from "#domain/search/search-places.ts";
import { favouritesHead } from "#domain/seo/heads/content-heads.ts";
import { homeHead } from "#domain/seo/heads/rental-heads.ts";
import {
  FEATURED_TAGS,
  MAX_FEATURED_VEHICLES,
  MIN_FEATURED_RATING,
  selectFeaturedVehicles,
} from "#domain/vehicles/featured-vehicles.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { sumSummariesBy } from "#domain/vehicles/vehicle-summary.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/articles/articles.ts";
import { listActiveBrands } from "#server/repositories/brands/brands.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { readHeroPhotograph } from "#server/repositories/pictures/picture-details.ts";
import { translateVehicles } from "#server/repositories/vehicles/translate-vehicles.ts";
import {
  listShownPhotographs,
  listShownVehicles,
  summariseShownVehicles,
} from "#server/services/internal/shown-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

const MAX_HOME_ARTICLES = 4;

/** Maximum number of suggested cars: they fit into one row. */
const MAX_FAVOURITES_SUGGESTED = 3;

/** Number of cars from which `selectFeaturedVehicles` selects: enough for its rule about equal ratings. */
const MAX_FEATURED_CANDIDATES = MAX_FEATURED_VEHICLES * 4;

/** Returns the home page's data (product.md#home-page), with a place preselected if the URL names one. */
export async function readHome(ctx: AppContext, input: { city?: string | null }, words: Words): Promise<HomePageData> {
  const [featured, photographed, summaries, brands, cities, articles, hero] = await Promise.all([
    listFeatured(ctx, words.language),
    listShownPhotographs(ctx, words.language),
    summariseShownVehicles(ctx),
    listActiveBrands(ctx.db),
    listActiveCities(ctx.db),
    ctx.site.offers.magazine
      ? listArticles(ctx.db, { language: words.language, today: siteToday(ctx), limit: MAX_HOME_ARTICLES })
      : [],
    readHero(ctx),
  ]);
  const places = listSearchPlaces(words, cities, LISTED_PLACES);
  const byCategory = sumSummariesBy(summaries, "category");
  const countOf = (slug: CategorySlug) => {
    const sum = byCategory.get(slug);
    return { count: sum?.vehicles ?? 0, fromRate: sum?.lowestRate ?? null };
  };
  return {
    featured,
    photographed,
    hero,
    categoryCounts: Object.fromEntries(
      CATEGORY_SLUGS.map((slug) => [slug, countOf(slug)]),
    ) as HomePageData["categoryCounts"],
    brands: brands.map(({ id, name, slug, logoUrl }) => ({ id, name, slug, logoUrl })),
    cities: findListedCities(cities),
    addedCities: findAddedCities(cities),
    places,
    city: input.city ? findNamedPlace(input.city, places, cities) : null,
    articles,
    head: homeHead(words, ctx.env.siteUrl, ctx.site, {
      countries: listCountryNames(cities),
      leadingCities: listLeadingCities(cities),
      today: siteToday(ctx),
    }),
  };
}

/** Returns the value of the place that a text names in any of our languages; null if the search does not offer it. */
function findNamedPlace(text: string, places: SearchPlaces, cities: readonly City[]): string | null {
  const destination = findDestination(text, cities);
  const place = findPlaceByName(text, places) ?? (destination && findPlaceByName(destinationKey(destination), places));
  return place?.value ?? null;
}

async function readHero({ db, site: { heroPictures } }: AppContext): Promise<HeroPhotographs | null> {
  if (!heroPictures) return null;
  const day = await readHeroPhotograph(db, heroPictures.day);
  return { day, night: heroPictures.night ? await readHeroPhotograph(db, heroPictures.night) : day };
}

/** Returns the content of /preferiti. It is the same for every visitor, because favourites are stored in the browser. */
export async function readFavouritesPage(
  ctx: AppContext,
  _input: undefined,
  words: Words,
): Promise<FavouritesPageData> {
  const [featured, summaries] = await Promise.all([listFeatured(ctx, words.language), summariseShownVehicles(ctx)]);
  return {
    featured: featured.slice(0, MAX_FAVOURITES_SUGGESTED),
    fleetCategories: listFleetCategories(summaries),
    placeNames: await readPlaceNames(ctx, words),
    head: favouritesHead(words, { site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

/** Returns the names of the searched places that differ from the Italian ones, by these. */
async function readPlaceNames({ db }: AppContext, words: Words): Promise<Record<string, string>> {
  if (words.language === "it") return {};
  const places = listAllPlaces(listSearchPlaces(words, await listActiveCities(db), LISTED_PLACES));
  return Object.fromEntries(places.filter(({ name, value }) => name !== value).map(({ name, value }) => [value, name]));
}

/** Returns the featured cars, best first (product.md#featured-cars). They are chosen by their Italian highlights. */
async function listFeatured(ctx: AppContext, language: Language): Promise<Vehicle[]> {
  const featured = selectFeaturedVehicles(
    await listShownVehicles(ctx, {
      available: true,
      minimumRating: MIN_FEATURED_RATING,
      highlights: FEATURED_TAGS,
      order: "rating",
      limit: MAX_FEATURED_CANDIDATES,
    }),
  );
  return translateVehicles(ctx.db, language, featured);
}
