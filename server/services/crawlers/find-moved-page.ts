import { findAddress } from "#domain/addresses/find-address.ts";
import { fillPattern } from "#domain/addresses/patterns.ts";
import { findCity } from "#domain/places.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findPresentSlug } from "#server/repositories/seo/former-slugs.ts";

/**
 * Where a page is whose address holds a slug that staff have since changed, or another name of a city ("milano"); null for an address
 * that holds neither. Only what names no city at all is unknown (product.md#unknown-addresses).
 */
export async function findMovedPage(ctx: AppContext, pathname: string): Promise<string | null> {
  const { row, language, parameters } = findAddress(pathname);
  // No page has an address in a language of its own yet.
  if (language !== null || !Object.values(parameters).every(isSlugShaped)) return null;
  const present = await Promise.all(
    Object.entries(parameters).map(async ([parameter, segment]) => {
      const entity = row.slugs[parameter];
      const former = entity && (await findPresentSlug(ctx.db, entity, segment));
      const named = entity === "cities" && !former ? await slugOfNamedCity(ctx, segment) : null;
      return [parameter, former || named || segment] as const;
    }),
  );
  const isMoved = present.some(([parameter, segment]) => segment !== parameters[parameter]);
  return isMoved ? fillPattern(row.pattern, Object.fromEntries(present)) : null;
}

/** "milano", "monaco-di-baviera": the slug of the city of that name that has a page. */
async function slugOfNamedCity(ctx: AppContext, segment: string): Promise<string | null> {
  const cities = await listActiveCities(ctx.db);
  return (
    findCity(
      segment,
      cities.filter(({ hasPage }) => hasPage),
    )?.slug ?? null
  );
}
