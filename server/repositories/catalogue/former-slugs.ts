import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { articles, brands, cities, experiences, formerSlugs, jets, vehicles } from "#server/db/schema.ts";

/** The tables whose slugs are addresses of public pages. */
export type SluggedEntity = "articles" | "brands" | "cities" | "vehicles" | "jets" | "experiences";
const TABLE_BY_ENTITY = { articles, brands, cities, vehicles, jets, experiences } as const;

/** Remembers that a row had another slug until now, so that the old address leads to the new one; a slug in use again is forgotten. */
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

/** The present slug of the row that had this one before; null when a row has it now, or none had it. */
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
