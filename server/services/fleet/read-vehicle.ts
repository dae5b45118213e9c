import type { AppContext } from "#server/context.ts";
import type { StoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import { withCitySlugs } from "#server/repositories/vehicles/stored-vehicles.ts";
import { type ReadVehicleRow, withFinishes } from "./read-vehicles.ts";

/** A car just written, with the slug of its city, which its public address needs. */
export async function locatedVehicle(ctx: AppContext, row: StoredVehicle): Promise<ReadVehicleRow> {
  const [finished] = await withFinishes(ctx, await withCitySlugs(ctx.db, [row]));
  return finished ?? { ...row, citySlug: "", finishes: [] };
}
