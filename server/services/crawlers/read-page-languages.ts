import { type Language, listWrittenLanguages } from "#domain/languages.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import type { AppContext } from "#server/context.ts";
import { findArticleBySlug, hasArticles } from "#server/repositories/articles/articles.ts";
import { findCityBySlug } from "#server/repositories/cities/cities.ts";
import { listExperiences } from "#server/repositories/experiences/experiences.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Returns the languages in which a public page exists (product.md#languages). For an unknown page these are all languages of the site. */
export async function readPageLanguages(ctx: AppContext, pathname: string): Promise<readonly Language[]> {
  const { name, parameters } = matchRoute(pathname);
  const { city = "", article = "", experience = "" } = parameters;
  if (name === "city") {
    const profile = await findCityBySlug(ctx.db, city);
    return profile ? listWrittenLanguages(ctx.site.languages, profile.descriptions) : ctx.site.languages;
  }
  if (name === "magazineIndex") return readMagazineLanguages(ctx);
  if (name === "magazine") return readArticleLanguages(ctx, article);
  return name === "experience" ? readExperienceLanguages(ctx, experience) : ctx.site.languages;
}

/** Returns the languages in which an article exists: those that have its title, excerpt and body. */
export const readArticleLanguages = (ctx: AppContext, slug: string): Promise<Language[]> =>
  filterLanguages(ctx, async (language) => (await findArticleBySlug(ctx.db, slug, siteToday(ctx), language)) !== null);

/** Returns the languages in which the magazine exists: Italian, and those with an article. */
export const readMagazineLanguages = (ctx: AppContext): Promise<Language[]> =>
  filterLanguages(ctx, async (language) => language === "it" || hasArticles(ctx.db, siteToday(ctx), language));

/** Returns the languages in which an experience exists: those that have its name, description and contents. */
export const readExperienceLanguages = (ctx: AppContext, slug: string): Promise<Language[]> =>
  filterLanguages(ctx, async (language) => (await listExperiences(ctx.db, { slug }, "price", language)).length > 0);

async function filterLanguages(
  { site }: AppContext,
  exists: (language: Language) => Promise<boolean>,
): Promise<Language[]> {
  const existing = await Promise.all(site.languages.map(exists));
  return site.languages.filter((_, index) => existing[index]);
}
