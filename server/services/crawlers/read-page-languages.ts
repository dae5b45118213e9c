import { type Language, listWrittenLanguages } from "#domain/languages.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import type { AppContext } from "#server/context.ts";
import { findCityBySlug } from "#server/repositories/cities/cities.ts";

/** Returns the languages in which a public page exists (product.md#languages). For an unknown page these are all languages of the site. */
export async function readPageLanguages(ctx: AppContext, pathname: string): Promise<readonly Language[]> {
  const { name, parameters } = matchRoute(pathname);
  const city = name === "city" ? await findCityBySlug(ctx.db, parameters.city ?? "") : null;
  return city ? listWrittenLanguages(ctx.site.languages, city.descriptions) : ctx.site.languages;
}
