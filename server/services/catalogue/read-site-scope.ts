import { type SiteScope, toSiteScope } from "#domain/catalogue/site-scope.ts";
import type { Language } from "#domain/languages.ts";
import type { AppContext } from "#server/context.ts";
import { hasArticles } from "#server/repositories/articles/articles.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { countPublicJets } from "#server/repositories/jets/jets.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Returns what header and footer of every page depend on: the cities, and whether there are jets and articles (product.md#new-installation). */
export async function readSiteScope(ctx: AppContext, language: Language): Promise<SiteScope> {
  const { offers } = ctx.site;
  const [cities, jets, articles] = await Promise.all([
    listActiveCities(ctx.db),
    countPublicJets(ctx.db),
    hasArticles(ctx.db, siteToday(ctx), language),
  ]);
  return toSiteScope(cities, { jets: offers.jets ? jets : 0, articles: offers.magazine && articles });
}
