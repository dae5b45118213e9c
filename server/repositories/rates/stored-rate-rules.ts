import { eq, inArray } from "drizzle-orm";
import { type CategorySlug, findCategory } from "#domain/categories.ts";
import type { RatedVehicle } from "#domain/rates/rate-rule.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { brands, rateRules, vehicles } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";
import type { StoredRateRule } from "./rate-rules.ts";

/** A rule with brand and model of its car; null for a rule of more than one car. */
export type NamedRateRule = StoredRateRule & { vehicleName: string | null };
export type NewRateRule = typeof rateRules.$inferInsert;

/** Lists the rules for staff. */
export async function readRateRuleRows(
  db: Queryable,
  listQuery: ListQuery,
): Promise<{ rows: NamedRateRule[]; total: number }> {
  const { rows, total } = await readTableRows(db, rateRules, listQuery);
  return { rows: await withVehicleNames(db, rows), total };
}

/** Returns rules or codes with brand and model of their car. */
export async function withVehicleNames<Row extends { vehicleId: string | null }>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & { vehicleName: string | null })[]> {
  const ids = rows.flatMap(({ vehicleId }) => vehicleId ?? []);
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ id: vehicles.id, brand: vehicles.brand, name: vehicles.name })
          .from(vehicles)
          .where(inArray(vehicles.id, ids));
  const names = new Map(named.map(({ id, brand, name }) => [id, `${brand} ${name}`]));
  return rows.map((row) => ({ ...row, vehicleName: (row.vehicleId && names.get(row.vehicleId)) ?? null }));
}

/** Returns the rule with an id, which exists. */
export async function requireNamedRateRule(db: Queryable, id: string): Promise<NamedRateRule> {
  const [named] = await withVehicleNames(db, await db.select().from(rateRules).where(eq(rateRules.id, id)));
  if (!named) throw new Error(`The rule ${id} is gone`);
  return named;
}

export const lockRateRule = (tx: Transaction, id: string): Promise<StoredRateRule | null> => lockRow(tx, rateRules, id);

export const insertRateRule = (tx: Transaction, row: NewRateRule): Promise<StoredRateRule> =>
  insertRow(tx, rateRules, row);

export const updateRateRuleRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof rateRules>,
  now: Date,
): Promise<StoredRateRule> => updateRow(tx, rateRules, id, changes, now);

export async function deleteRateRuleRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(rateRules).where(eq(rateRules.id, id));
}

/** Lists the packages that are always used. Other transactions that ask for them wait until this transaction ends. */
export async function lockAlwaysPackages(tx: Transaction): Promise<StoredRateRule[]> {
  await lockNames(tx, "rate-rules-always");
  return tx.select().from(rateRules).where(eq(rateRules.always, true));
}

/** Returns the facts of cars by which rules apply, by id. */
export async function findRatedVehicles(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RatedVehicle>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: vehicles.id, brand: vehicles.brand, category: vehicles.category, location: vehicles.location })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toRatedVehicle(row)]));
}

/** Converts the stored facts of a car. */
export const toRatedVehicle = (row: Omit<RatedVehicle, "category"> & { category: string }): RatedVehicle => ({
  ...row,
  category: toSlug(row.category),
});

/** Staff categories are always one of the five. */
const toSlug = (category: string): CategorySlug => findCategory(category)?.slug ?? "sportive";

/** Whether a brand has this name. */
export async function findBrand(db: Queryable, name: string): Promise<boolean> {
  return (await db.$count(brands, eq(brands.name, name))) > 0;
}
