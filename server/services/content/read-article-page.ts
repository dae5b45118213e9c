import { articleBlocks } from "#domain/catalogue/article-body.ts";
import { linkMentions, mentionedPages, possibleNames } from "#domain/catalogue/mentions.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { ArticlePageData } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import { articleHead } from "#domain/seo/heads/content-heads.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveBrands } from "#server/repositories/catalogue/brands.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findArticleBySlug, listArticles } from "#server/repositories/content/articles.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

const OTHERS = 3;
/** Cars whose name a text might hold: more than any text names. */
const MOST_NAMED = 100;

/** /magazine/{slug} (product.md#magazine). Refuses "not-found" for a slug that no article has. */
export async function readArticlePage(ctx: AppContext, slug: string): Promise<ArticlePageData> {
  const today = siteToday(ctx);
  const [article, newest] = isSlugShaped(slug)
    ? await Promise.all([findArticleBySlug(ctx.db, slug, today), listArticles(ctx.db, { today, limit: OTHERS + 1 })])
    : [null, []];
  if (!article) throw new ServiceError("not-found", "Questo articolo non esiste.");
  return {
    article,
    ...(await readMentions(ctx, article.body)),
    others: newest.filter((other) => other.slug !== slug).slice(0, OTHERS),
    head: articleHead(article, { site: ctx.site, siteUrl: ctx.env.siteUrl }),
  };
}

/** The body with its names leading to their pages, and the cars among them. */
async function readMentions(ctx: AppContext, body: string): Promise<Pick<ArticlePageData, "blocks" | "vehicles">> {
  const text = articleBlocks(body);
  const names = possibleNames(text);
  const [named, brands, cities] = await Promise.all([
    names.length > 0 ? listVehicles(ctx.db, { names, available: true, order: "rating", limit: MOST_NAMED }) : [],
    listActiveBrands(ctx.db),
    listActiveCities(ctx.db),
  ]);
  const blocks = linkMentions(text, [
    ...named.flatMap((vehicle) =>
      [vehicleTitle(vehicle), vehicle.name].map((name) => ({ name, to: paths.vehicle(vehicle) })),
    ),
    ...brands.map(({ name, slug }) => ({ name, to: paths.brand(slug) })),
    ...cities.flatMap(({ name, slug, hasPage }) => (hasPage ? [{ name, to: paths.city(slug), isCity: true }] : [])),
  ]);
  const byPage = new Map(named.map((vehicle) => [paths.vehicle(vehicle), vehicle]));
  return { blocks, vehicles: mentionedPages(blocks).flatMap((page) => byPage.get(page) ?? []) };
}
