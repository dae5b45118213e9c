import type { AppContext } from "#server/context.ts";
import type { StoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import { withCitySlugs } from "#server/repositories/vehicles/stored-vehicles.ts";
import type { ReadVehicleRow } from "./read-vehicles.ts";

/** A car just written, with the slug of its city, which its public address needs. */
export async function locatedVehicle(ctx: AppContext, row: StoredVehicle): Promise<ReadVehicleRow> {
  const [located] = await withCitySlugs(ctx.db, [row]);
  return located ?? { ...row, citySlug: "" };
}
