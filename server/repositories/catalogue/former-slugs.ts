import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { articles, brands, cities, experiences, formerSlugs, jets, vehicles } from "#server/db/schema.ts";

/** Tables whose slugs are URLs of public pages. */
export type SluggedEntity = "articles" | "brands" | "cities" | "vehicles" | "jets" | "experiences";
const TABLE_BY_ENTITY = { articles, brands, cities, vehicles, jets, experiences } as const;

/**
 * Stores the former slug of a row, so that its former URL redirects. If the row's new slug is stored as a former slug, deletes that entry, because
 * the slug is in use again.
 */
export async function recordFormerSlug(
  tx: Transaction,
  entity: SluggedEntity,
  change: { id: string; from: string; to: string },
  now: Date,
): Promise<void> {
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.slug, change.to)));
  const target = { entityId: change.id, createdAt: now };
  await tx
    .insert(formerSlugs)
    .values({ entity, slug: change.from, ...target })
    .onConflictDoUpdate({ target: [formerSlugs.entity, formerSlugs.slug], set: target });
}

/** Returns the current slug of the row that formerly had the given slug. Returns null if a row has the given slug now, or if no row ever had it. */
export async function findCurrentSlug(db: Queryable, entity: SluggedEntity, slug: string): Promise<string | null> {
  const table = TABLE_BY_ENTITY[entity];
  const [[owner], [moved]] = await Promise.all([
    db.select({ slug: table.slug }).from(table).where(eq(table.slug, slug)).limit(1),
    db
      .select({ slug: table.slug })
      .from(formerSlugs)
      .innerJoin(table, eq(table.id, formerSlugs.entityId))
      .where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.slug, slug)))
      .limit(1),
  ]);
  return owner ? null : (moved?.slug ?? null);
}
