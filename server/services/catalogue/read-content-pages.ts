import type { Article } from "#domain/articles/article.ts";
import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";
import { findCandidateNames, linkMentions, listMentionedPaths } from "#domain/articles/link-mentions.ts";
import { listCountryNames } from "#domain/catalogue/site-scope.ts";
import { type CoveredCountry, groupCoverageByCountry } from "#domain/cities/coverage-by-country.ts";
import { type ClubEventsByTime, splitClubEvents } from "#domain/club-events/club-event-state.ts";
import type { ArticlePageData } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import type { TermsRow } from "#domain/prices/terms.ts";
import { listTermsRangeRows } from "#domain/prices/terms-range.ts";
import {
  articleHead,
  clubHead,
  magazineHead,
  type SiteOrigin,
  termsHead,
  whereWeOperateHead,
} from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findArticleBySlug, listArticles } from "#server/repositories/articles/articles.ts";
import { listActiveBrands } from "#server/repositories/brands/brands.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listClubEvents } from "#server/repositories/club-events/club-events.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readTermsRange, summariseVehicles } from "#server/repositories/vehicles/vehicle-summaries.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { NO_SUCH_ARTICLE } from "#server/services/words/content-words.ts";

/** More than a reader looks through. */
const MAX_ARTICLES_SHOWN = 100;

/** /magazine: every article, newest first. */
export async function readMagazine(
  ctx: AppContext,
): Promise<{ articles: readonly Omit<Article, "body">[]; head: PageHead }> {
  return {
    articles: await listArticles(ctx.db, { today: siteToday(ctx), limit: MAX_ARTICLES_SHOWN }),
    head: magazineHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

const MAX_OTHER_ARTICLES = 3;
/** Cars whose name a text might hold: more than any text names. */
const MAX_MENTIONED_VEHICLES = 100;

/** /magazine/{slug} (product.md#magazine). Refuses "not-found" for a slug that no article has. */
export async function readArticlePage(ctx: AppContext, slug: string): Promise<ArticlePageData> {
  const today = siteToday(ctx);
  const [article, newest] = isSlugShaped(slug)
    ? await Promise.all([
        findArticleBySlug(ctx.db, slug, today),
        listArticles(ctx.db, { today, limit: MAX_OTHER_ARTICLES + 1 }),
      ])
    : [null, []];
  if (!article) throw new ServiceError("not-found", NO_SUCH_ARTICLE);
  return {
    article,
    ...(await readMentions(ctx, article.body)),
    others: newest.filter((other) => other.slug !== slug).slice(0, MAX_OTHER_ARTICLES),
    head: articleHead(article, { site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

/** The body with its names leading to their pages, and the cars among them. */
async function readMentions(ctx: AppContext, body: string): Promise<Pick<ArticlePageData, "blocks" | "vehicles">> {
  const text = parseArticleBlocks(body);
  const names = findCandidateNames(text);
  const [mentioned, brands, cities] = await Promise.all([
    names.length > 0
      ? listVehicles(ctx.db, { names, available: true, order: "rating", limit: MAX_MENTIONED_VEHICLES })
      : [],
    listActiveBrands(ctx.db),
    listActiveCities(ctx.db),
  ]);
  const blocks = linkMentions(text, [
    ...mentioned.flatMap((vehicle) =>
      [vehicleTitle(vehicle), vehicle.name].map((name) => ({ name, to: paths.vehicle(vehicle) })),
    ),
    ...brands.map(({ name, slug }) => ({ name, to: paths.brand(slug) })),
    ...cities.flatMap(({ name, slug, hasPage }) => (hasPage ? [{ name, to: paths.city(slug), isCity: true }] : [])),
  ]);
  const byPage = new Map(mentioned.map((vehicle) => [paths.vehicle(vehicle), vehicle]));
  return { blocks, vehicles: listMentionedPaths(blocks).flatMap((page) => byPage.get(page) ?? []) };
}

interface ClubPageData extends ClubEventsByTime {
  /** The names of those that are served today. */
  countries: string[];
  head: PageHead;
}

/** /community-vip: the events as they stand today, by season, with the places that remain (product.md#club). */
export async function readClubPage(ctx: AppContext): Promise<ClubPageData> {
  const [events, cities] = await Promise.all([listClubEvents(ctx.db), listActiveCities(ctx.db)]);
  const seasons = splitClubEvents(events, siteToday(ctx));
  const countries = listCountryNames(cities);
  return {
    ...seasons,
    countries,
    head: clubHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, seasons.upcoming, countries),
  };
}

/** /dove-operiamo: the active cities by country with the cars that stand there (product.md#countries-served). */
export async function readWhereWeOperate(ctx: AppContext): Promise<{ countries: CoveredCountry[]; head: PageHead }> {
  const [summaries, cities] = await Promise.all([summariseVehicles(ctx.db), listActiveCities(ctx.db)]);
  const countries = groupCoverageByCountry(cities, summaries);
  const count = countries.reduce((sum, country) => sum + country.cities.length, 0);
  return { countries, head: whereWeOperateHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }, count, countries.length) };
}

/** /termini: the conditions of the fleet as it is today, in the words of the price box. */
export async function readTermsPage(ctx: AppContext): Promise<{ rows: TermsRow[]; head: PageHead }> {
  const range = await readTermsRange(ctx.db);
  return {
    rows: range ? listTermsRangeRows(range) : [],
    head: termsHead({ site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

/** A page whose words are in the program and that shows nothing from the database: only its head depends on where the site is. */
export async function readPlainPage(
  ctx: AppContext,
  head: (place: SiteOrigin) => PageHead,
): Promise<{ head: PageHead }> {
  return { head: head({ site: ctx.site, siteUrl: ctx.env.siteUrl }) };
}
