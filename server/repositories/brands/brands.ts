import { and, eq } from "drizzle-orm";
import type { Brand } from "#domain/catalogue/page-profiles.ts";
import { compareByName } from "#domain/compare-names.ts";
import type { Language } from "#domain/languages.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { brands } from "#server/db/schema.ts";
import { translateRows } from "#server/repositories/content-texts/translate-rows.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredBrand = typeof brands.$inferSelect;

/** Lists the active brands by name (product.md#brand-grid). */
export const listActiveBrands = cachedQuery("active brands", async (db: Queryable): Promise<Brand[]> => {
  const rows = await db.select().from(brands).where(eq(brands.active, true));
  return rows.map(toBrand).sort(compareByName);
});

/** Returns the active brand with a slug and its texts in a language; null if there is none. */
export const findBrandBySlug = cachedQuery(
  "brand",
  async (db: Queryable, slug: string, language: Language = "it"): Promise<Brand | null> => {
    const rows = await db
      .select()
      .from(brands)
      .where(and(eq(brands.slug, slug), brands.active))
      .limit(1);
    const [brand] = await translateRows(db, language, "brands", rows.map(toBrand), [
      "description",
      "metaTitle",
      "metaDescription",
    ]);
    if (!brand) return null;
    // Staff write the keywords in Italian only.
    return language === "it" ? brand : { ...brand, metaKeywords: null };
  },
);

function toBrand(row: StoredBrand): Brand {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    logoUrl: row.logoUrl,
    active: row.active,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    metaKeywords: row.metaKeywords,
  };
}

/** Lists brands for staff, including inactive ones. */
export const readAllBrands = (db: Queryable, listQuery: ListQuery) => readTableRows(db, brands, listQuery);
/** Lists the public brands: the active ones. */
export const readPublicBrands = (db: Queryable, listQuery: ListQuery) =>
  readTableRows(db, brands, listQuery, eq(brands.active, true));

export const lockBrand = (tx: Transaction, id: string) => lockRow(tx, brands, id);
export const insertStoredBrand = (tx: Transaction, values: typeof brands.$inferInsert) => insertRow(tx, brands, values);
export const updateStoredBrand = (tx: Transaction, id: string, changes: RowChanges<typeof brands>, now: Date) =>
  updateRow(tx, brands, id, changes, now);
