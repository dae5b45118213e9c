import { can } from "#domain/access/abilities.ts";
import type { AppContext } from "#server/context.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import {
  readAllVehicles,
  readPublicVehicles,
  type StoredVehicle,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** A car as a caller reads it; those who keep the fleet also learn how many of its units are out. */
export type ReadVehicleRow = StoredVehicle & { citySlug: string; unitsOut?: number };

/** The vehicles' table (product.md#api): every row for those who keep the fleet, for everybody else what public pages show. */
export async function readVehicles(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff | null; listQuery: ListQuery },
): Promise<{ rows: ReadVehicleRow[]; total: number }> {
  return staff && can(staff.roles, "fleet.manage")
    ? readAllVehicles(ctx.db, listQuery, ctx.clock())
    : readPublicVehicles(ctx.db, listQuery);
}
