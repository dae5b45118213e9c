import { isRobot } from "#domain/catalogue/robots.ts";
import type { ExplorePageData } from "#domain/pages/rental-pages.ts";
import { findCity } from "#domain/places.ts";
import { wantedSearch } from "#domain/search/search.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveBrands } from "#server/repositories/catalogue/brands.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { countEmptySearch } from "#server/repositories/staff/empty-searches.ts";
import { type AskedSearch, searchCatalogue } from "#server/services/catalogue/internal/search-catalogue.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

export interface Exploration extends AskedSearch {
  userAgent: string | null;
}

/**
 * A visitor's search (product.md#explore). One that finds no car is counted for the staff's dashboard, by what was wanted and never by
 * who asked. A page that is still in the cache is not searched again, so that what is counted are searches at least a minute apart.
 */
export async function exploreCatalogue(
  ctx: AppContext,
  { userAgent, ...asked }: Exploration,
): Promise<ExplorePageData> {
  const found = await searchCatalogue(ctx, asked);
  if (foundNothing(found) && found.datesProblem === null && !isRobot(userAgent)) await recordEmptySearch(ctx, found);
  return found;
}

/** Neither a car that stands there nor one that is delivered. */
const foundNothing = ({ count, findings }: ExplorePageData): boolean =>
  count === 0 && !(findings.service === "auto" && findings.delivered && findings.delivered.count > 0);

/** The visitor gets the page whatever becomes of the counting. */
async function recordEmptySearch(ctx: AppContext, { criteria }: ExplorePageData): Promise<void> {
  try {
    const [cities, brands] = await Promise.all([listActiveCities(ctx.db), listActiveBrands(ctx.db)]);
    const wanted = wantedSearch(criteria, {
      city: criteria.city ? (findCity(criteria.city, cities)?.name ?? null) : null,
      brands: new Set(brands.map(({ slug }) => slug)),
    });
    if (wanted !== null) await countEmptySearch(ctx.db, siteToday(ctx), wanted);
  } catch (error) {
    ctx.logger.warn({ err: error }, "an empty search could not be counted");
  }
}
