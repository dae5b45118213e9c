import type { SitemapSection } from "#domain/addresses/address.ts";
import { withOverrides } from "#domain/seo/crawlers/sitemap-overrides.ts";
import {
  brandPages,
  carPages,
  cityPages,
  contentPages,
  jetPages,
  type ListedPage,
  magazinePages,
} from "#domain/seo/crawlers/sitemap-pages.ts";
import type { AppContext } from "#server/context.ts";
import { listArticles } from "#server/repositories/content/articles.ts";
import {
  listAvailableJets,
  listBrands,
  listCarGroups,
  listCars,
  listCities,
  listExperiencePages,
  listOverrideMarks,
} from "#server/repositories/seo/listed-pages.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** The sections whose pages are few enough to be read at once; cars are many and are read by the window. */
export type WholeSection = Exclude<SitemapSection, "auto">;

/** More articles than a magazine has. */
const MOST_ARTICLES = 10_000;

/** Every page of a section that answers 200 and asks to be found. */
export async function listPages(ctx: AppContext, section: WholeSection): Promise<ListedPage[]> {
  const [pages, marks] = await Promise.all([READERS[section](ctx), listOverrideMarks(ctx.db)]);
  return withOverrides(pages, marks, ctx.env.siteUrl);
}

/** The pages of the cars from `offset` on by slug; those that are not to be found leave a gap. */
export async function listCarPages(ctx: AppContext, window: { offset: number; limit: number }): Promise<ListedPage[]> {
  const [cars, marks] = await Promise.all([listCars(ctx.db, window), listOverrideMarks(ctx.db)]);
  return withOverrides(carPages(cars), marks, ctx.env.siteUrl);
}

const READERS: Record<WholeSection, (ctx: AppContext) => Promise<ListedPage[]>> = {
  async pagine({ db }) {
    return contentPages(...(await Promise.all([listCarGroups(db), listAvailableJets(db), listExperiencePages(db)])));
  },
  async citta({ db }) {
    return cityPages(...(await Promise.all([listCities(db), listCarGroups(db)])));
  },
  async marche({ db }) {
    return brandPages(...(await Promise.all([listBrands(db), listCities(db), listCarGroups(db)])));
  },
  async jet({ db }) {
    return jetPages(...(await Promise.all([listCities(db), listAvailableJets(db)])));
  },
  async magazine(ctx) {
    return magazinePages(await listArticles(ctx.db, { today: siteToday(ctx), limit: MOST_ARTICLES }));
  },
};
