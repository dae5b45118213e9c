import { isPathOffered } from "#domain/offers/offers.ts";
import type { SitemapSection } from "#domain/routes/route-entry.ts";
import { applySitemapOverrides } from "#domain/seo/crawlers/sitemap-overrides.ts";
import {
  buildBrandPages,
  buildCityPages,
  buildContentPages,
  buildJetPages,
  buildMagazinePages,
  buildVehiclePages,
  markDeliveredCities,
  type SitemapPage,
} from "#domain/seo/crawlers/sitemap-pages.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/articles/articles.ts";
import {
  listBrandPages,
  listCityPages,
  listExperiencePages,
  listJetPages,
  listOverrideIndexing,
  listPublicVehicles,
  listVehicleGroups,
} from "#server/repositories/catalogue/sitemap-pages.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listPhotographedVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readExperienceLanguages } from "#server/services/crawlers/read-page-languages.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** The sections of the sitemap whose pages are few enough to be read together. The pages of vehicles are read in several parts. */
export type UnpagedSection = Exclude<SitemapSection, "auto">;

/** Maximum number of articles in the sitemap, more than the magazine has. */
const MAX_SITEMAP_ARTICLES = 10_000;

/** Lists a section's indexable pages that answer 200, without those of an offer that is switched off (product.md#offers). */
export async function listPages(ctx: AppContext, section: UnpagedSection): Promise<SitemapPage[]> {
  const [pages, marks] = await Promise.all([SECTION_READERS[section](ctx), listOverrideIndexing(ctx.db)]);
  const offered = pages.filter(({ path }) => isPathOffered(path, ctx.site.offers));
  return applySitemapOverrides(offered, marks, ctx.env.siteUrl);
}

/**
 * Lists the pages of vehicles from `offset` on, in the order of their slugs. Pages that must not be indexed are omitted, so a part may have fewer
 * pages than its limit.
 */
export async function readVehicleSitemapPages(
  ctx: AppContext,
  window: { offset: number; limit: number },
): Promise<SitemapPage[]> {
  const [cars, marks] = await Promise.all([listPublicVehicles(ctx.db, window), listOverrideIndexing(ctx.db)]);
  return applySitemapOverrides(buildVehiclePages(cars), marks, ctx.env.siteUrl);
}

const SECTION_READERS: Record<UnpagedSection, (ctx: AppContext) => Promise<SitemapPage[]>> = {
  async pagine(ctx) {
    const { db } = ctx;
    const [groups, jets, experiences, photographed] = await Promise.all([
      listVehicleGroups(db),
      listJetPages(db),
      listExperiencePages(db),
      listPhotographedVehicles(db),
    ]);
    const inLanguages = experiences.map(async (experience) => ({
      ...experience,
      languages: await readExperienceLanguages(ctx, experience.slug),
    }));
    return buildContentPages(groups, jets, await Promise.all(inLanguages), photographed);
  },
  async citta({ db, site }) {
    const [citiesListed, groups, cities] = await Promise.all([
      listCityPages(db),
      listVehicleGroups(db),
      listActiveCities(db),
    ]);
    return buildCityPages(markDeliveredCities(citiesListed, { groups, cities, delivery: site.delivery }), groups);
  },
  async marche({ db }) {
    return buildBrandPages(...(await Promise.all([listBrandPages(db), listCityPages(db), listVehicleGroups(db)])));
  },
  async jet({ db }) {
    return buildJetPages(...(await Promise.all([listCityPages(db), listJetPages(db)])));
  },
  async magazine(ctx) {
    const [inItalian = [], ...inOthers] = await Promise.all(
      ctx.site.languages.map((language) =>
        listArticles(ctx.db, { today: siteToday(ctx), limit: MAX_SITEMAP_ARTICLES, language }),
      ),
    );
    const languagesOf = (slug: string) =>
      ctx.site.languages.filter(
        (_, index) => index === 0 || inOthers[index - 1]?.some((article) => article.slug === slug),
      );
    return buildMagazinePages(inItalian.map((article) => ({ ...article, languages: languagesOf(article.slug) })));
  },
};
