import { type CoveredCountry, coverageByCountry } from "#domain/catalogue/coverage.ts";
import { whereWeOperateHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { summariseVehicles } from "#server/repositories/vehicles/vehicle-summaries.ts";

/** /dove-operiamo: the active cities by country with the cars that stand there (product.md#countries-served). */
export async function readWhereWeOperate(ctx: AppContext): Promise<{ countries: CoveredCountry[]; head: PageHead }> {
  const [summaries, cities] = await Promise.all([summariseVehicles(ctx.db), listActiveCities(ctx.db)]);
  const countries = coverageByCountry(cities, summaries);
  const count = countries.reduce((sum, country) => sum + country.cities.length, 0);
  return { countries, head: whereWeOperateHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, count, countries.length) };
}
