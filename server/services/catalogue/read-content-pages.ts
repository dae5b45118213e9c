import { type CoveredCountry, groupCoverageByCountry } from "#domain/cities/coverage-by-country.ts";
import type { TermsRow } from "#domain/prices/terms.ts";
import { listTermsRangeRows } from "#domain/prices/terms-range.ts";
import { type SiteOrigin, termsHead, whereWeOperateHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { readTermsRange, summariseVehicles } from "#server/repositories/vehicles/vehicle-summaries.ts";

/** Returns the content of /dove-operiamo: the active cities by country, with the cars that are based there (product.md#countries-served). */
export async function readWhereWeOperate(ctx: AppContext): Promise<{ countries: CoveredCountry[]; head: PageHead }> {
  const [summaries, cities] = await Promise.all([summariseVehicles(ctx.db), listActiveCities(ctx.db)]);
  const countries = groupCoverageByCountry(cities, summaries);
  const count = countries.reduce((sum, country) => sum + country.cities.length, 0);
  return { countries, head: whereWeOperateHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, count, countries.length) };
}

/** Returns the content of /termini: the current rental terms of the fleet, in the words of the price box. */
export async function readTermsPage(ctx: AppContext): Promise<{ rows: TermsRow[]; head: PageHead }> {
  const range = await readTermsRange(ctx.db);
  return {
    rows: range ? listTermsRangeRows(range) : [],
    head: termsHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

/** Returns the head of a page that has no data from the database. The head depends only on the site's configuration. */
export async function readPlainPage(
  ctx: AppContext,
  head: (place: SiteOrigin) => PageHead,
): Promise<{ head: PageHead }> {
  return { head: head({ site: ctx.site, siteUrl: ctx.env.siteUrl }) };
}
