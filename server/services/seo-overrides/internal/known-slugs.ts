import type { KnownSlugs } from "#domain/seo-overrides/override-page-types.ts";
import type { Queryable } from "#server/db/client.ts";
import { listNamedSlugs } from "#server/repositories/seo-overrides/seo-overrides.ts";

/** Returns all slugs of which the slug of an SEO override may consist. */
export async function readKnownSlugs(db: Queryable): Promise<KnownSlugs> {
  const { cities, brands } = await listNamedSlugs(db);
  return { cities: cities.map(({ slug }) => slug), brands: brands.map(({ slug }) => slug) };
}

/** Returns the slugs of pages that can have an SEO override. Cities without a page are omitted (product.md#slug-formats). */
export async function readOverridableSlugs(db: Queryable): Promise<KnownSlugs> {
  const { cities, brands } = await listNamedSlugs(db);
  return {
    cities: cities.filter(({ hasPage }) => hasPage).map(({ slug }) => slug),
    brands: brands.map(({ slug }) => slug),
  };
}
