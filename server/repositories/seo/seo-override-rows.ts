import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { auditLog, brands, cities, seoOverrides, user } from "#server/db/schema.ts";
import { type RowReading, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** An override as stored (B 3.5). */
export type OverrideRow = typeof seoOverrides.$inferSelect;
type OverrideValues = typeof seoOverrides.$inferInsert;

/** Override rows for those who keep them. */
export const readAllOverrides = (db: Queryable, reading: RowReading) => readTableRows(db, seoOverrides, reading);
/** Override rows as anybody may read them: those that speak on public pages (B 4, B 7.2). */
export const readPublicOverrides = (db: Queryable, reading: RowReading) =>
  readTableRows(db, seoOverrides, reading, eq(seoOverrides.indexable, true));

export const lockOverride = (tx: Transaction, id: string) => lockRow(tx, seoOverrides, id);
export const insertOverrideRow = (tx: Transaction, values: OverrideValues) => insertRow(tx, seoOverrides, values);
export const updateOverrideRow = (tx: Transaction, id: string, changes: RowChanges<typeof seoOverrides>, now: Date) =>
  updateRow(tx, seoOverrides, id, changes, now);

export async function deleteOverrideRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(seoOverrides).where(eq(seoOverrides.id, id));
}

export async function hasOverride(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: seoOverrides.id }).from(seoOverrides).where(eq(seoOverrides.id, id)).limit(1);
  return rows.length > 0;
}

/** The overrides in whose slug a text stands, kept from other writers until the transaction ends. */
export function lockOverridesContaining(tx: Transaction, text: string): Promise<OverrideRow[]> {
  return tx
    .select()
    .from(seoOverrides)
    .where(sql`strpos(${seoOverrides.slug}, ${text}) > 0`)
    .orderBy(seoOverrides.id)
    .for("update");
}

/** A city or brand by the two names it goes by. */
export interface NamedSlug {
  slug: string;
  name: string;
}

/** Every city and brand, active or not: what the parts of an override's slug are told apart by. */
export async function listNamedSlugs(db: Queryable): Promise<{ cities: NamedSlug[]; brands: NamedSlug[] }> {
  const cityRows = await db.select({ slug: cities.slug, name: cities.name }).from(cities).orderBy(cities.name);
  const brandRows = await db.select({ slug: brands.slug, name: brands.name }).from(brands).orderBy(brands.name);
  return { cities: cityRows, brands: brandRows };
}

/** One write to an override, with the row before and after it as JSON. */
export interface OverrideChange {
  id: string;
  overrideId: string;
  action: string;
  at: Date;
  /** Null where the writer is no user any more, or the house itself. */
  email: string | null;
  before: unknown;
  after: unknown;
}

const change = {
  id: auditLog.id,
  overrideId: auditLog.entityId,
  action: auditLog.action,
  at: auditLog.createdAt,
  email: user.email,
  before: auditLog.before,
  after: auditLog.after,
};
const ofOverrides = eq(auditLog.entity, "seo_overrides");
/** Writes of one moment in the order of the row's own count. */
const laterFirst = [
  desc(auditLog.createdAt),
  sql`(${auditLog.after} ->> 'version')::integer desc nulls first`,
] as const;

/** What was done to an override, the latest first, at most `limit`. */
export function listOverrideChanges(db: Queryable, id: string, limit: number): Promise<OverrideChange[]> {
  return db
    .select(change)
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actor))
    .where(and(ofOverrides, eq(auditLog.entityId, id)))
    .orderBy(...laterFirst)
    .limit(limit);
}

/** The deletions of overrides whose page has none now, the latest first, at most `limit`. */
export function listDeletedOverrides(db: Queryable, limit: number): Promise<OverrideChange[]> {
  return db
    .select(change)
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actor))
    .where(
      and(
        ofOverrides,
        eq(auditLog.action, "delete"),
        sql`not exists (
          select from ${seoOverrides} there
          where there.page_type = ${auditLog.before} ->> 'page_type' and there.slug = ${auditLog.before} ->> 'slug'
        )`,
        sql`not exists (
          select from ${auditLog} later
          where later.entity = 'seo_overrides' and later.action = 'delete' and later.created_at > ${auditLog.createdAt}
            and later.before ->> 'page_type' = ${auditLog.before} ->> 'page_type'
            and later.before ->> 'slug' = ${auditLog.before} ->> 'slug'
        )`,
      ),
    )
    .orderBy(desc(auditLog.createdAt), auditLog.id)
    .limit(limit);
}
