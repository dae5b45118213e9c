import { mayBeBrand, paths } from "#domain/paths.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { findPresentSlug, type SluggedEntity } from "#server/repositories/seo/former-slugs.ts";

/** What the segments after the first name, page kind by page kind (B 2.1); null is a word of ours, which never changes. */
const UNDER: Readonly<Record<string, readonly (SluggedEntity | null)[]>> = {
  [paths.hub]: ["cities", null, "vehicles"],
  [paths.jets]: ["cities", null, null],
};

/** Where a page is now whose address holds a slug that staff have since changed; null for an address that holds none. */
export async function findMovedPage(ctx: AppContext, pathname: string): Promise<string | null> {
  const [, first = "", ...rest] = pathname.split("/");
  const under = UNDER[`/${first}`];
  if (!under && !mayBeBrand(first)) return null;
  const kinds: readonly (SluggedEntity | null)[] = under ? [null, ...under] : ["brands", "cities"];
  const segments = [first, ...rest];
  if (segments.length > kinds.length || !segments.every(isSlugShaped)) return null;
  const present = await Promise.all(
    segments.map(async (segment, index) => {
      const entity = kinds[index];
      return (entity && (await findPresentSlug(ctx.db, entity, segment))) || segment;
    }),
  );
  const path = `/${present.join("/")}`;
  return path === pathname ? null : path;
}
