import type { KnownSlugs } from "#domain/seo-overrides/override-page-types.ts";
import type { Queryable } from "#server/db/client.ts";
import { listNamedSlugs } from "#server/repositories/seo-overrides/seo-overrides.ts";

/** The slugs that an override's own may be made of. */
export async function readKnownSlugs(db: Queryable): Promise<KnownSlugs> {
  const { cities, brands } = await listNamedSlugs(db);
  return { cities: cities.map(({ slug }) => slug), brands: brands.map(({ slug }) => slug) };
}

/** Those of which an override may be written: of a city without a page there is nothing to write over (product.md#slug-formats). */
export async function readOverridableSlugs(db: Queryable): Promise<KnownSlugs> {
  const { cities, brands } = await listNamedSlugs(db);
  return {
    cities: cities.filter(({ hasPage }) => hasPage).map(({ slug }) => slug),
    brands: brands.map(({ slug }) => slug),
  };
}
