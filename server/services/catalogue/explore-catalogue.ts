import { isEmptySearch } from "#domain/catalogue/search-results.ts";
import { findCity } from "#domain/cities/city.ts";
import type { ExplorePageData } from "#domain/pages/rental-pages.ts";
import { isBotUserAgent } from "#domain/search/bot-user-agent.ts";
import { toSearchStatsKey } from "#domain/search/search.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveBrands } from "#server/repositories/brands/brands.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { countEmptySearch } from "#server/repositories/dashboard/empty-searches.ts";
import { type SearchInput, searchCatalogue } from "#server/services/catalogue/internal/search-catalogue.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

export interface ExploreInput extends SearchInput {
  userAgent: string | null;
}

/**
 * Runs a visitor's search and returns the page of results (product.md#explore). Counts a search without results for the dashboard, by its criteria
 * and never by visitor. A cached page does not run the search, so equal searches are counted at most once a minute.
 */
export async function exploreCatalogue(
  ctx: AppContext,
  { userAgent, ...searchInput }: ExploreInput,
  words: Words,
): Promise<ExplorePageData> {
  const pageData = await searchCatalogue(ctx, searchInput, words);
  if (
    isEmptySearch(pageData.count, pageData.searchResults) &&
    pageData.datesProblem === null &&
    !isBotUserAgent(userAgent)
  )
    await recordEmptySearch(ctx, pageData);
  return pageData;
}

/** Counts a search without results. Logs an error and does not throw it, because the page must still be shown. */
async function recordEmptySearch(ctx: AppContext, { criteria }: ExplorePageData): Promise<void> {
  try {
    const [cities, brands] = await Promise.all([listActiveCities(ctx.db), listActiveBrands(ctx.db)]);
    const statsKey = toSearchStatsKey(criteria, {
      city: criteria.city ? (findCity(criteria.city, cities)?.name ?? null) : null,
      brands: new Set(brands.map(({ slug }) => slug)),
    });
    if (statsKey !== null) await countEmptySearch(ctx.db, siteToday(ctx), statsKey);
  } catch (error) {
    ctx.logger.warn({ err: error }, "an empty search could not be counted");
  }
}
