import type { AppContext } from "#server/context.ts";
import { withCitySlugs } from "#server/repositories/catalogue/public-rows.ts";
import type { VehicleRow } from "#server/repositories/catalogue/vehicle-rows.ts";
import type { ReadVehicleRow } from "./read-vehicles.ts";

/** A car just written, with the slug of its city, which its public address needs. */
export async function locatedVehicle(ctx: AppContext, row: VehicleRow): Promise<ReadVehicleRow> {
  const [located] = await withCitySlugs(ctx.db, [row]);
  return located ?? { ...row, citySlug: "" };
}
