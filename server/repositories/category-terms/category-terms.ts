import { count, eq } from "drizzle-orm";
import type { StaffCategory } from "#domain/categories.ts";
import { type CategoryTerms, DEFAULT_TERMS_BY_CATEGORY } from "#domain/forms/category-terms/default-category-terms.ts";
import { termsSchema } from "#domain/forms/vehicles/vehicle.ts";
import type { ApiTermsFields } from "#domain/vehicles/vehicle-record.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { categoryTerms, vehicles } from "#server/db/schema.ts";
import { lockRow, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredCategoryTerms = typeof categoryTerms.$inferSelect;

/** Returns the terms that an admin has changed, by category. A category with unchanged terms is missing. */
export async function listCategoryTerms(db: Queryable): Promise<Map<string, StoredCategoryTerms>> {
  const rows = await db.select().from(categoryTerms);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the current terms for new cars, by category. */
export async function readTermsByCategory(db: Queryable): Promise<CategoryTerms> {
  const stored = await listCategoryTerms(db);
  const entries = Object.entries(DEFAULT_TERMS_BY_CATEGORY).map(([category, defaults]) => [
    category,
    mergeTerms(defaults, stored.get(category)),
  ]);
  return Object.fromEntries(entries) as CategoryTerms;
}

/** Returns the built-in terms with the stored ones in their place. A stored value outside the bounds of this version is ignored. */
export function mergeTerms(defaults: ApiTermsFields, stored: StoredCategoryTerms | undefined): ApiTermsFields {
  const validChanges = Object.entries(termsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(stored?.changes[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return { ...defaults, ...Object.fromEntries(validChanges) };
}

/** Locks the row of a category until the transaction ends and returns it. Creates the row if it is missing. */
export async function lockCategoryTerms(tx: Transaction, category: StaffCategory): Promise<StoredCategoryTerms> {
  await tx.insert(categoryTerms).values({ id: category }).onConflictDoNothing();
  const row = await lockRow(tx, categoryTerms, category);
  if (!row) throw new Error(`The terms of ${category} are missing`);
  return row;
}

/**
 * Stores the terms in which a category differs from the built-in ones. A field that is missing in `changes` returns to its built-in value. The caller
 * has locked the row.
 */
export const storeCategoryTerms = (
  tx: Transaction,
  category: StaffCategory,
  changes: Partial<ApiTermsFields>,
  now: Date,
): Promise<StoredCategoryTerms> => updateRow(tx, categoryTerms, category, { changes: { ...changes } }, now);

/** Counts the cars of each category. */
export async function countVehiclesByCategory(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: vehicles.category, cars: count() })
    .from(vehicles)
    .groupBy(vehicles.category);
  return new Map(rows.map(({ category, cars }) => [category, cars]));
}

/** Locks the cars of a category. */
export const lockVehiclesOfCategory = (tx: Transaction, category: StaffCategory) =>
  tx.select().from(vehicles).where(eq(vehicles.category, category)).orderBy(vehicles.id).for("update");
