import type { KnownSlugs } from "#domain/seo-overrides/override-page-types.ts";
import type { Queryable } from "#server/db/client.ts";
import { listNamedSlugs } from "#server/repositories/seo-overrides/seo-overrides.ts";

/** Returns the slugs of which an override's slug may consist. */
export async function readKnownSlugs(db: Queryable): Promise<KnownSlugs> {
  const { cities, brands } = await listNamedSlugs(db);
  return { cities: cities.map(({ slug }) => slug), brands: brands.map(({ slug }) => slug) };
}

/** Returns the slugs that can have an override: a city without a page has nothing to override (product.md#slug-formats). */
export async function readOverridableSlugs(db: Queryable): Promise<KnownSlugs> {
  const { cities, brands } = await listNamedSlugs(db);
  return {
    cities: cities.filter(({ hasPage }) => hasPage).map(({ slug }) => slug),
    brands: brands.map(({ slug }) => slug),
  };
}
