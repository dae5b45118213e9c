import { camelCased } from "#domain/casing.ts";
import { newUnitSchema } from "#domain/forms/fleet/unit.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { insertUnit, nextUnitNumber } from "#server/repositories/units/stored-units.ts";
import { lockFleet, lockStoredVehicle, updateStoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { refuseTakenPapers, refuseWrongDays } from "#server/services/units/internal/unit-problems.ts";
import { currentUnit, type ReadUnit } from "#server/services/units/read-units.ts";

/** Adds a unit to a vehicle (product.md#unit-records). Refuses "invalid" for wrong fields, an unknown vehicle, and a plate or chassis number that is taken. */
export async function createUnit(ctx: AppContext, { staff, body }: { staff: Staff; body: unknown }): Promise<ReadUnit> {
  requireAbility(staff, "units.manage");
  const { vehicleId, ...unit } = camelCased(checkedInput(newUnitSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const today = siteToday(ctx);
    refuseWrongDays(unit, today);
    await lockFleet(tx);
    const vehicle = await lockStoredVehicle(tx, vehicleId);
    if (!vehicle) {
      const message = "Questo veicolo non esiste.";
      throw new ServiceError("invalid", message, [{ path: "vehicle_id", message }]);
    }
    await refuseTakenPapers(tx, unit);
    const now = ctx.clock();
    const number = await nextUnitNumber(tx, vehicleId);
    const row = await insertUnit(tx, {
      inFleetFrom: today,
      ...unit,
      vehicleId,
      number,
      createdAt: now,
      updatedAt: now,
    });
    // The vehicle counts one more: whoever edits it has to see that first.
    await updateStoredVehicle(tx, vehicleId, {}, now);
    await audit({ action: "create", entity: "units", entityId: row.id, before: null, after: row });
    return currentUnit(ctx, tx, row.id);
  });
}
