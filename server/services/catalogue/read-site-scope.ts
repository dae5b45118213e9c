import { type SiteScope, toSiteScope } from "#domain/catalogue/site-scope.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { countPublicJets } from "#server/repositories/jets/jets.ts";

/** Returns what the header and footer of every page depend on: whether there are jets, and the cities (product.md#new-installation). */
export async function readSiteScope(ctx: AppContext): Promise<SiteScope> {
  const [cities, jets] = await Promise.all([listActiveCities(ctx.db), countPublicJets(ctx.db)]);
  return toSiteScope(cities, ctx.site.offers.jets ? jets : 0);
}
