import type { Article } from "#domain/articles/article.ts";
import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";
import { findCandidateNames, linkMentions, listMentionedPaths } from "#domain/articles/link-mentions.ts";
import type { ArticlePageData } from "#domain/pages/content-pages.ts";
import { pathsIn } from "#domain/paths.ts";
import { articleHead, magazineHead } from "#domain/seo/heads/content-heads.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findArticleBySlug, listArticles } from "#server/repositories/articles/articles.ts";
import { listActiveBrands } from "#server/repositories/brands/brands.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { readArticleLanguages, readMagazineLanguages } from "#server/services/crawlers/read-page-languages.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { NO_SUCH_ARTICLE } from "#server/services/words/content-words.ts";

/** Maximum number of articles on the magazine's page, more than a reader scrolls through. */
const MAX_ARTICLES_SHOWN = 100;

/** Returns the content of /magazine: the articles, newest first. Throws "not-found" in a language without articles. */
export async function readMagazine(
  ctx: AppContext,
  _input: undefined,
  words: Words,
): Promise<{ articles: readonly Omit<Article, "body">[]; head: PageHead }> {
  const { language } = words;
  const articles = await listArticles(ctx.db, { language, today: siteToday(ctx), limit: MAX_ARTICLES_SHOWN });
  // The Italian page says that there are no articles yet; in another language it exists with its first article.
  if (language !== "it" && articles.length === 0)
    throw new ServiceError("not-found", NO_SUCH_ARTICLE, [{ path: "language", message: NO_SUCH_ARTICLE }]);
  return {
    articles,
    head: {
      ...magazineHead(words, { site: ctx.site, siteUrl: ctx.env.siteUrl }),
      languages: await readMagazineLanguages(ctx),
    },
  };
}

const MAX_OTHER_ARTICLES = 3;
/** Maximum number of cars that an article may mention, more than any article mentions. */
const MAX_MENTIONED_VEHICLES = 100;

/** Returns the content of /magazine/{slug} (product.md#magazine). Throws "not-found" for an unknown slug. */
export async function readArticlePage(ctx: AppContext, slug: string, words: Words): Promise<ArticlePageData> {
  const today = siteToday(ctx);
  const [article, newest] = isSlugShaped(slug)
    ? await Promise.all([
        findArticleBySlug(ctx.db, slug, today, words.language),
        listArticles(ctx.db, { language: words.language, today, limit: MAX_OTHER_ARTICLES + 1 }),
      ])
    : [null, []];
  if (!article) throw await noSuchArticle(ctx, slug);
  return {
    article,
    ...(await readMentions(ctx, article.body, words)),
    others: newest.filter((other) => other.slug !== slug).slice(0, MAX_OTHER_ARTICLES),
    head: {
      ...articleHead(words, article, {
        site: ctx.site,
        siteUrl: ctx.env.siteUrl,
        magazineLanguages: await readMagazineLanguages(ctx),
      }),
      languages: await readArticleLanguages(ctx, slug),
    },
  };
}

/** An article that exists in other languages is no unknown address, which would redirect. */
async function noSuchArticle(ctx: AppContext, slug: string): Promise<ServiceError> {
  const languages = isSlugShaped(slug) ? await readArticleLanguages(ctx, slug) : [];
  const fields = languages.length > 0 ? [{ path: "language", message: NO_SUCH_ARTICLE }] : [];
  return new ServiceError("not-found", NO_SUCH_ARTICLE, fields);
}

/** Parses the body, links the names in it and returns the cars it mentions. */
async function readMentions(
  ctx: AppContext,
  body: string,
  words: Words,
): Promise<Pick<ArticlePageData, "blocks" | "vehicles">> {
  const text = parseArticleBlocks(body);
  const paths = pathsIn(words.language);
  const names = findCandidateNames(text);
  const [mentioned, brands, cities] = await Promise.all([
    names.length > 0
      ? listShownVehicles(ctx, {
          language: words.language,
          names,
          available: true,
          order: "rating",
          limit: MAX_MENTIONED_VEHICLES,
        })
      : [],
    listActiveBrands(ctx.db),
    listActiveCities(ctx.db),
  ]);
  const blocks = linkMentions(text, [
    ...mentioned.flatMap((vehicle) =>
      [vehicleTitle(vehicle), vehicle.name].map((name) => ({ name, to: paths.vehicle(vehicle) })),
    ),
    ...brands.map(({ name, slug }) => ({ name, to: paths.brand(slug) })),
    ...cities.flatMap(({ name, slug, hasPage }) =>
      hasPage ? [{ name: placeNameIn(words.language, name), to: paths.city(slug), isCity: true }] : [],
    ),
  ]);
  const byPage = new Map(mentioned.map((vehicle) => [paths.vehicle(vehicle), vehicle]));
  return { blocks, vehicles: listMentionedPaths(blocks).flatMap((page) => byPage.get(page) ?? []) };
}
