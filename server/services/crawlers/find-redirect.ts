import { findCity } from "#domain/cities/city.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import { fillPattern } from "#domain/routes/patterns.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { findCurrentSlug } from "#server/repositories/catalogue/former-slugs.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";

/**
 * Returns the current path of a page, in its language, if the requested path has a former slug or the name of a city ("milano") in the place of a slug. Returns null
 * for any other path (product.md#unknown-addresses).
 */
export async function findRedirect(ctx: AppContext, pathname: string): Promise<string | null> {
  const { entry, language, parameters } = matchRoute(pathname);
  if (!Object.values(parameters).every(isSlugShaped)) return null;
  const currentSegments = await Promise.all(
    Object.entries(parameters).map(async ([parameter, segment]) => {
      const entity = entry.slugs[parameter];
      const former = entity && (await findCurrentSlug(ctx.db, entity, segment));
      const slugByName = entity === "cities" && !former ? await findCitySlugByName(ctx, segment) : null;
      return [parameter, former || slugByName || segment] as const;
    }),
  );
  const isMoved = currentSegments.some(([parameter, segment]) => segment !== parameters[parameter]);
  return isMoved
    ? addLanguagePrefix(language ?? "it", fillPattern(entry.pattern, Object.fromEntries(currentSegments)))
    : null;
}

/** Returns the slug of the city that has a page and this name, written as a slug: "milano", "monaco-di-baviera". */
async function findCitySlugByName(ctx: AppContext, segment: string): Promise<string | null> {
  const cities = await listActiveCities(ctx.db);
  return (
    findCity(
      segment,
      cities.filter(({ hasPage }) => hasPage),
    )?.slug ?? null
  );
}
