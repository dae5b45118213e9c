import { asc, eq } from "drizzle-orm";
import type { Extra } from "#domain/extras/extra.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { extras } from "#server/db/schema.ts";
import { readNames } from "./names.ts";

/** Lists the active extras in their order, with their texts in the languages that have a translation. */
export const listExtras = cachedQuery("extras", async (db: Queryable): Promise<Extra[]> => {
  const rows = await db
    .select()
    .from(extras)
    .where(eq(extras.active, true))
    .orderBy(asc(extras.position), asc(extras.code));
  const namesOf = await readNames(db, "extras", rows);
  return rows.map((row) => ({
    code: row.code,
    names: namesOf(row.id, "name", row.name),
    descriptions: row.description === "" ? null : namesOf(row.id, "description", row.description),
    unit: row.unit,
    price: row.priceCents,
    maxQuantity: row.maxQuantity,
    maxChargedDays: row.maxChargedDays,
    categories: row.categories,
    vehicleIds: row.vehicleIds,
    cityIds: row.cityIds,
    leadHours: row.leadHours,
  }));
});
