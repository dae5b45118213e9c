import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Language } from "#domain/languages.ts";
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
import { type ListQuery, type RowFilter, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredOverride = typeof seoOverrides.$inferSelect;

/**
 * Returns the SEO override of a page in a language (product.md#seo-overrides), even if the page must not be indexed. Null if the page has none in any
 * language; without texts if it has one in another language only.
 */
export const findOverride = cachedQuery(
  "override",
  async (db: Queryable, page: OverridablePage, language: Language = "it"): Promise<SeoOverride | null> => {
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
    const byLanguage = new Map<Language, StoredOverride>();
    for (const { pageType, slug } of keys)
      for (const row of rows)
        if (row.pageType === pageType && row.slug === slug && !byLanguage.has(row.language))
          byLanguage.set(row.language, row);
    if (byLanguage.size === 0) return null;
    const row = byLanguage.get(language);
    return {
      versions: [...byLanguage.values()].map((version) => ({
        language: version.language,
        indexable: version.indexable,
        canonicalUrl: emptyToNull(version.canonicalUrl),
      })),
      indexable: row?.indexable ?? true,
      title: emptyToNull(row?.customTitle),
      description: emptyToNull(row?.customDescription),
      keywords: emptyToNull(row?.customKeywords),
      canonicalUrl: emptyToNull(row?.canonicalUrl),
      h1: emptyToNull(row?.customH1),
      content: emptyToNull(row?.customContent),
    };
  },
);

/** Returns null for an empty text: an empty field replaces nothing. */
function emptyToNull(text: string | null | undefined): string | null {
  return trimText(text ?? "") || null;
}

/** The filter of the Italian overrides. */
export const ITALIAN_OVERRIDES: RowFilter = { column: seoOverrides.language, value: "it" };

/** Whether a filter's column says which override or which languages are meant. */
export const isOverrideIdOrLanguage = (column: AnyPgColumn): boolean =>
  column === seoOverrides.id || column === seoOverrides.language;

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
