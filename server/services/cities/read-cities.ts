import { can } from "#domain/access/abilities.ts";
import type { AppContext } from "#server/context.ts";
import { readAllCities, readPublicCities, type StoredCity } from "#server/repositories/cities/cities.ts";
import { withDescriptions } from "#server/repositories/cities/city-descriptions.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

export type { StoredCity };

/**
 * Lists cities (product.md#api): all rows and columns for staff who manage cities (`isFull`), only active cities with their public columns for
 * everybody else.
 */
export async function readCities(ctx: AppContext, { staff, listQuery }: { staff: Staff | null; listQuery: ListQuery }) {
  const isFull = staff !== null && can(staff.roles, "cities.manage");
  if (!isFull) return { ...(await readPublicCities(ctx.db, listQuery)), isFull };
  const { rows, total } = await readAllCities(ctx.db, listQuery);
  return { rows: await withDescriptions(ctx.db, rows, "staff"), total, isFull };
}
