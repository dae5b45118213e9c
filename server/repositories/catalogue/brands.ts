import { and, asc, eq } from "drizzle-orm";
import type { Brand } from "#domain/catalogue/profiles.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands } from "#server/db/schema.ts";

/** The active brands by name (A 3). */
export async function listActiveBrands(db: Queryable): Promise<Brand[]> {
  const rows = await db.select().from(brands).where(eq(brands.active, true)).orderBy(asc(brands.name));
  return rows.map(toBrand);
}

/** An active brand; null when there is none of that slug. */
export async function findBrandBySlug(db: Queryable, slug: string): Promise<Brand | null> {
  const [row] = await db
    .select()
    .from(brands)
    .where(and(eq(brands.slug, slug), brands.active))
    .limit(1);
  return row ? toBrand(row) : null;
}

function toBrand(row: typeof brands.$inferSelect): Brand {
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
