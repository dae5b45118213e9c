import { inArray } from "drizzle-orm";
import { findHiddenRules, type HiddenRule } from "#domain/rates/hidden-rules.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { vehicles } from "#server/db/schema.ts";
import { listRateRules } from "./rate-rules.ts";
import { toRatedVehicle } from "./stored-rate-rules.ts";

/** Returns the rules that others hide from a day on, by id, with the names of those others. */
export const listHiddenRules = cachedQuery(
  "hidden rate rules",
  async (db: Queryable, today: CivilDate): Promise<Record<string, HiddenRule & { names: Record<string, string> }>> => {
    const rules = await listRateRules(db);
    const named = rules.flatMap(({ scope }) => (scope.kind === "vehicle" ? scope.vehicle : []));
    const facts = { id: vehicles.id, brand: vehicles.brand, category: vehicles.category, location: vehicles.location };
    const kinds = await db
      .selectDistinctOn([vehicles.brand, vehicles.category, vehicles.location], facts)
      .from(vehicles);
    const single = named.length === 0 ? [] : await db.select(facts).from(vehicles).where(inArray(vehicles.id, named));
    const hidden = findHiddenRules(rules, [...kinds, ...single].map(toRatedVehicle), today);
    const nameOf = new Map(rules.map(({ id, names }) => [id, names.it]));
    return Object.fromEntries(
      [...hidden].map(([id, rule]) => [
        id,
        { ...rule, names: Object.fromEntries(rule.by.map((other) => [other, nameOf.get(other) ?? ""])) },
      ]),
    );
  },
);
