import { inArray } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { rateRules, vehicles } from "#server/db/schema.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import type { StoredRateRule } from "./rate-rules.ts";

/** A rule with brand and model of its car; null for a rule of more than one car. */
export type NamedRateRule = StoredRateRule & { vehicleName: string | null };

/** Lists the rules for staff. */
export async function readRateRuleRows(
  db: Queryable,
  listQuery: ListQuery,
): Promise<{ rows: NamedRateRule[]; total: number }> {
  const { rows, total } = await readTableRows(db, rateRules, listQuery);
  return { rows: await withVehicleNames(db, rows), total };
}

async function withVehicleNames(db: Queryable, rows: readonly StoredRateRule[]): Promise<NamedRateRule[]> {
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
