import { findAddress } from "#domain/addresses/find-address.ts";
import { fillPattern } from "#domain/addresses/patterns.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { findPresentSlug } from "#server/repositories/seo/former-slugs.ts";

/** Where a page is now whose address holds a slug that staff have since changed; null for an address that holds none. */
export async function findMovedPage(ctx: AppContext, pathname: string): Promise<string | null> {
  const { row, language, parameters } = findAddress(pathname);
  // No page has an address in a language of its own yet.
  if (language !== null || !Object.values(parameters).every(isSlugShaped)) return null;
  const present = await Promise.all(
    Object.entries(parameters).map(async ([parameter, segment]) => {
      const entity = row.slugs[parameter];
      return [parameter, (entity && (await findPresentSlug(ctx.db, entity, segment))) || segment] as const;
    }),
  );
  const isMoved = present.some(([parameter, segment]) => segment !== parameters[parameter]);
  return isMoved ? fillPattern(row.pattern, Object.fromEntries(present)) : null;
}
