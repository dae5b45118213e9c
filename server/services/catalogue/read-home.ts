import type { Article } from "#domain/catalogue/article.ts";
import {
  FEATURED_LIMIT,
  FEATURED_MINIMUM_RATING,
  FEATURED_TAGS,
  featuredVehicles,
} from "#domain/catalogue/featured.ts";
import { type ListedCity, listedCities, searchCityNames } from "#domain/catalogue/offered-cities.ts";
import type { Brand } from "#domain/catalogue/profiles.ts";
import { sumTalliesBy } from "#domain/catalogue/tally.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import { homeHead } from "#domain/seo/heads/rental-heads.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveBrands } from "#server/repositories/catalogue/brands.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import { listVehicles, tallyVehicles } from "#server/repositories/vehicles/list-vehicles.ts";

export interface Home {
  featured: Vehicle[];
  /** `fromRate` is null while the category has no car. */
  categoryCounts: Record<CategorySlug, { count: number; fromRate: Cents | null }>;
  brands: Pick<Brand, "id" | "name" | "slug" | "logoUrl">[];
  cities: ListedCity[];
  /** What the search form's selects offer (A 9). */
  searchCities: string[];
  articles: Omit<Article, "body">[];
  head: PageHead;
}

const ARTICLES = 4;
/** Enough for `featuredVehicles` to break ties among equals by its own rule. */
const FEATURED_CANDIDATES = FEATURED_LIMIT * 4;

/** What the home page shows (A 2). */
export async function readHome(ctx: AppContext): Promise<Home> {
  const [candidates, tallies, brands, cities, articles] = await Promise.all([
    listVehicles(ctx.db, {
      available: true,
      minimumRating: FEATURED_MINIMUM_RATING,
      highlights: FEATURED_TAGS,
      order: "rating",
      limit: FEATURED_CANDIDATES,
    }),
    tallyVehicles(ctx.db),
    listActiveBrands(ctx.db),
    listActiveCities(ctx.db),
    listArticles(ctx.db, ARTICLES),
  ]);
  const byCategory = sumTalliesBy(tallies, "category");
  const countOf = (slug: CategorySlug) => {
    const sum = byCategory.get(slug);
    return { count: sum?.vehicles ?? 0, fromRate: sum?.lowestRate ?? null };
  };
  return {
    featured: featuredVehicles(candidates),
    categoryCounts: Object.fromEntries(CATEGORY_SLUGS.map((slug) => [slug, countOf(slug)])) as Home["categoryCounts"],
    brands: brands.map(({ id, name, slug, logoUrl }) => ({ id, name, slug, logoUrl })),
    cities: listedCities(cities),
    searchCities: searchCityNames(cities),
    articles,
    head: homeHead(ctx.env.siteUrl),
  };
}
