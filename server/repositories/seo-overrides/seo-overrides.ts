import { and, eq, inArray, or, sql } from "drizzle-orm";
import {
  type OverridablePage,
  type OverridePageType,
  overrideKeysOf,
} from "#domain/seo-overrides/override-page-types.ts";
import type { SeoOverride } from "#domain/seo-overrides/seo-override.ts";
import { trimText } from "#domain/trim-text.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { brands, cities, seoOverrides } from "#server/db/schema.ts";
import { narrowDependencies } from "#server/invalidation/dependency-tracker.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredOverride = typeof seoOverrides.$inferSelect;

/** Returns the SEO override of a page (product.md#seo-overrides), even if the page must not be indexed; null if there is none. */
export const findOverride = cachedQuery(
  "override",
  async (db: Queryable, page: OverridablePage): Promise<SeoOverride | null> => {
    const keys = overrideKeysOf(page);
    const isOfPage = keys.map(({ pageType, slug }) =>
      and(eq(seoOverrides.pageType, pageType), eq(seoOverrides.slug, slug)),
    );
    const rows = await narrowDependencies(
      { seo_overrides: keys.map(({ pageType, slug }) => `${pageType}/${slug}`) },
      () =>
        db
          .select()
          .from(seoOverrides)
          .where(or(...isOfPage)),
    );
    const [row] = keys.flatMap(({ pageType, slug }) =>
      rows.filter((candidate) => candidate.pageType === pageType && candidate.slug === slug),
    );
    if (!row) return null;
    return {
      indexable: row.indexable,
      title: emptyToNull(row.customTitle),
      description: emptyToNull(row.customDescription),
      keywords: emptyToNull(row.customKeywords),
      canonicalUrl: emptyToNull(row.canonicalUrl),
      h1: emptyToNull(row.customH1),
      content: emptyToNull(row.customContent),
    };
  },
);

/** Returns null for an empty text: an empty field replaces nothing. */
function emptyToNull(text: string | null): string | null {
  return trimText(text ?? "") || null;
}

/** Lists overrides of these page types for staff. */
export const readAllOverrides = (db: Queryable, listQuery: ListQuery, pageTypes: readonly OverridePageType[]) =>
  readTableRows(db, seoOverrides, listQuery, inArray(seoOverrides.pageType, pageTypes));
/** Lists the public overrides of these page types: those that apply to public pages (product.md#seo-overrides). */
export const readPublicOverrides = (db: Queryable, listQuery: ListQuery, pageTypes: readonly OverridePageType[]) =>
  readTableRows(
    db,
    seoOverrides,
    listQuery,
    and(eq(seoOverrides.indexable, true), inArray(seoOverrides.pageType, pageTypes)),
  );

export const lockOverride = (tx: Transaction, id: string) => lockRow(tx, seoOverrides, id);
export const insertStoredOverride = (tx: Transaction, values: typeof seoOverrides.$inferInsert) =>
  insertRow(tx, seoOverrides, values);
export const updateStoredOverride = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof seoOverrides>,
  now: Date,
) => updateRow(tx, seoOverrides, id, changes, now);

export async function deleteStoredOverride(tx: Transaction, id: string): Promise<void> {
  await tx.delete(seoOverrides).where(eq(seoOverrides.id, id));
}

/** Whether there is an SEO override with this id. */
export async function hasOverride(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: seoOverrides.id }).from(seoOverrides).where(eq(seoOverrides.id, id)).limit(1);
  return rows.length > 0;
}

/** Locks the SEO overrides whose slug contains a text until the transaction ends, and returns them. */
export function lockOverridesContaining(tx: Transaction, text: string): Promise<StoredOverride[]> {
  return tx
    .select()
    .from(seoOverrides)
    .where(sql`strpos(${seoOverrides.slug}, ${text}) > 0`)
    .orderBy(seoOverrides.id)
    .for("update");
}

/** Name and slug of a city or brand. */
export interface NamedSlug {
  slug: string;
  name: string;
}

/** Lists names and slugs of all cities and brands. The slug of an SEO override consists of such slugs. */
export async function listNamedSlugs(
  db: Queryable,
): Promise<{ cities: (NamedSlug & { hasPage: boolean })[]; brands: NamedSlug[] }> {
  const cityRows = await db
    .select({ slug: cities.slug, name: cities.name, hasPage: cities.hasPage })
    .from(cities)
    .orderBy(cities.name);
  const brandRows = await db.select({ slug: brands.slug, name: brands.name }).from(brands).orderBy(brands.name);
  return { cities: cityRows, brands: brandRows };
}
