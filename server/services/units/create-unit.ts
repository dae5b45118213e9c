import type { z } from "zod";
import { type CamelCased, camelCased } from "#domain/casing.ts";
import { newUnitSchema } from "#domain/forms/fleet/unit.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertUnit, nextUnitNumber } from "#server/repositories/units/stored-units.ts";
import { lockFleet, lockStoredVehicle, updateStoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { NO_SUCH_VEHICLE } from "#server/services/fleet/shared/checked-vehicle.ts";
import { madeOnce } from "#server/services/internal/made-once.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { currentUnit, type ReadUnit } from "#server/services/units/read-units.ts";
import { refuseTakenPapers, refuseWrongDays } from "#server/services/units/shared/unit-problems.ts";

type UnitFields = Omit<CamelCased<z.output<typeof newUnitSchema>>, "vehicleId">;

/**
 * Adds a unit to a vehicle (product.md#unit-records), with the same key and fields once. Refuses "invalid" for wrong fields, an unknown vehicle,
 * and a plate or chassis number that is taken.
 */
export async function createUnit(
  ctx: AppContext,
  { staff, body, idempotencyKey }: { staff: Staff; body: unknown; idempotencyKey?: string | undefined },
): Promise<ReadUnit> {
  requireAbility(staff, "units.manage");
  const { vehicleId, ...unit } = camelCased(checkedInput(newUnitSchema, body));
  const request = { endpoint: "POST /api/units", vehicleId, unit };
  return staffWrite(ctx, staff, async (tx, audit) => {
    const id = await madeOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      const row = await storeUnit(ctx, tx, vehicleId, unit);
      await audit({ action: "create", entity: "units", entityId: row.id, before: null, after: row });
      return row.id;
    });
    return currentUnit(ctx, tx, id);
  });
}

async function storeUnit(ctx: AppContext, tx: Transaction, vehicleId: string, unit: UnitFields) {
  const today = siteToday(ctx);
  refuseWrongDays(unit, today);
  await lockFleet(tx);
  const vehicle = await lockStoredVehicle(tx, vehicleId);
  if (!vehicle) {
    throw new ServiceError("invalid", NO_SUCH_VEHICLE, [{ path: "vehicle_id", message: NO_SUCH_VEHICLE }]);
  }
  await refuseTakenPapers(tx, unit);
  const now = ctx.clock();
  const number = await nextUnitNumber(tx, vehicleId);
  const row = await insertUnit(tx, { inFleetFrom: today, ...unit, vehicleId, number, createdAt: now, updatedAt: now });
  // The vehicle counts one more: whoever edits it has to see that first.
  await updateStoredVehicle(tx, vehicleId, {}, now);
  return row;
}
