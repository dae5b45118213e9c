import type { KnownSlugs } from "#domain/seo/overrides/override-page-types.ts";
import type { Queryable } from "#server/db/client.ts";
import { listNamedSlugs } from "#server/repositories/seo/seo-overrides.ts";

/** The slugs that an override's own may be made of. */
export async function readKnownSlugs(db: Queryable): Promise<KnownSlugs> {
  const { cities, brands } = await listNamedSlugs(db);
  return { cities: cities.map(({ slug }) => slug), brands: brands.map(({ slug }) => slug) };
}
