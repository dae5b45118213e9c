import { findCity } from "#domain/cities/city.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import { fillPattern } from "#domain/routes/patterns.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { findCurrentSlug } from "#server/repositories/catalogue/former-slugs.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";

/**
 * Returns the current address of a page whose address has a former slug or a city name ("milano"); null for any other address. Only an address that
 * names no city is unknown (product.md#unknown-addresses).
 */
export async function findRedirect(ctx: AppContext, pathname: string): Promise<string | null> {
  const { entry, language, parameters } = matchRoute(pathname);
  // Addresses with a language prefix have no page.
  if (language !== null || !Object.values(parameters).every(isSlugShaped)) return null;
  const currentSegments = await Promise.all(
    Object.entries(parameters).map(async ([parameter, segment]) => {
      const entity = entry.slugs[parameter];
      const former = entity && (await findCurrentSlug(ctx.db, entity, segment));
      const slugByName = entity === "cities" && !former ? await findCitySlugByName(ctx, segment) : null;
      return [parameter, former || slugByName || segment] as const;
    }),
  );
  const isMoved = currentSegments.some(([parameter, segment]) => segment !== parameters[parameter]);
  return isMoved ? fillPattern(entry.pattern, Object.fromEntries(currentSegments)) : null;
}

/** Returns the slug of the city with a page that has this name: "milano", "monaco-di-baviera". */
async function findCitySlugByName(ctx: AppContext, segment: string): Promise<string | null> {
  const cities = await listActiveCities(ctx.db);
  return (
    findCity(
      segment,
      cities.filter(({ hasPage }) => hasPage),
    )?.slug ?? null
  );
}
