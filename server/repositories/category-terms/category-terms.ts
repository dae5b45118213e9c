import { count, eq } from "drizzle-orm";
import type { StaffCategory } from "#domain/categories.ts";
import { type CategoryTerms, DEFAULT_TERMS_BY_CATEGORY } from "#domain/forms/category-terms/default-category-terms.ts";
import { termsSchema } from "#domain/forms/vehicles/vehicle.ts";
import type { ApiTermsFields } from "#domain/vehicles/vehicle-record.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { categoryTerms, vehicles } from "#server/db/schema.ts";
import { lockRow, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredCategoryTerms = typeof categoryTerms.$inferSelect;

/** What an admin set, by category; a category that nobody touched has no row. */
export async function listCategoryTerms(db: Queryable): Promise<Map<string, StoredCategoryTerms>> {
  const rows = await db.select().from(categoryTerms);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The conditions that a new car begins with today, by category. */
export async function readTermsByCategory(db: Queryable): Promise<CategoryTerms> {
  const stored = await listCategoryTerms(db);
  const entries = Object.entries(DEFAULT_TERMS_BY_CATEGORY).map(([category, defaults]) => [
    category,
    mergeTerms(defaults, stored.get(category)),
  ]);
  return Object.fromEntries(entries) as CategoryTerms;
}

/** The built-in conditions with what was set over them; a kept value that today's bounds refuse gives way. */
export function mergeTerms(defaults: ApiTermsFields, stored: StoredCategoryTerms | undefined): ApiTermsFields {
  const validChanges = Object.entries(termsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(stored?.changes[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return { ...defaults, ...Object.fromEntries(validChanges) };
}

/** The category's row, made on the first change, kept from other writers until the transaction ends. */
export async function lockCategoryTerms(tx: Transaction, category: StaffCategory): Promise<StoredCategoryTerms> {
  await tx.insert(categoryTerms).values({ id: category }).onConflictDoNothing();
  const row = await lockRow(tx, categoryTerms, category);
  if (!row) throw new Error(`The terms of ${category} are missing`);
  return row;
}

/** Writes all that a category has of its own into its locked row: what `changes` leaves out is the default again. */
export const storeCategoryTerms = (
  tx: Transaction,
  category: StaffCategory,
  changes: Partial<ApiTermsFields>,
  now: Date,
): Promise<StoredCategoryTerms> => updateRow(tx, categoryTerms, category, { changes: { ...changes } }, now);

/** How many cars each category has. */
export async function countVehiclesByCategory(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: vehicles.category, cars: count() })
    .from(vehicles)
    .groupBy(vehicles.category);
  return new Map(rows.map(({ category, cars }) => [category, cars]));
}

/** The cars of a category, kept from other writers. */
export const lockVehiclesOfCategory = (tx: Transaction, category: StaffCategory) =>
  tx.select().from(vehicles).where(eq(vehicles.category, category)).orderBy(vehicles.id).for("update");
