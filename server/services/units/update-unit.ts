import { camelCased } from "#domain/casing.ts";
import { unitChangesSchema } from "#domain/forms/fleet/unit.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockUnit, updateUnitRow } from "#server/repositories/units/stored-units.ts";
import { lockFleet } from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { currentUnit, type ReadUnit } from "#server/services/units/read-units.ts";
import { refreshBlock } from "#server/services/units/shared/refresh-block.ts";
import { NO_SUCH_UNIT, refuseTakenPapers, refuseWrongDays } from "#server/services/units/shared/unit-problems.ts";

export interface UnitUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a unit's record (product.md#unit-records). Refuses "invalid" for wrong fields, another vehicle, and a plate or chassis number that is
 * taken, "not-found", and "conflict" when somebody else has changed it since `version`.
 */
export async function updateUnit(ctx: AppContext, { staff, id, body }: UnitUpdate): Promise<ReadUnit> {
  requireAbility(staff, "units.manage");
  const unitId = checkedId(id, NO_SUCH_UNIT);
  const { version, vehicleId, ...changes } = camelCased(checkedInput(unitChangesSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    await lockFleet(tx);
    const before = await lockUnit(tx, unitId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_UNIT);
    await rejectStaleVersion(tx, "units", before, version, ctx);
    if (vehicleId !== undefined && vehicleId !== before.vehicleId) refuseOtherVehicle();
    refuseWrongDays({ inFleetTo: before.inFleetTo, ...changes }, siteToday(ctx));
    if (before.inFleetTo === null) await refuseTakenPapers(tx, changes, unitId);
    const after = await updateUnitRow(tx, unitId, changes, ctx.clock());
    await refreshBlock(ctx, tx, after);
    await audit({ action: "update", entity: "units", entityId: unitId, before, after });
    return currentUnit(ctx, tx, unitId);
  });
}

function refuseOtherVehicle(): never {
  const message = "Un'unità resta del suo modello: aggiungi un'unità all'altro veicolo.";
  throw new ServiceError("invalid", message, [{ path: "vehicle_id", message }]);
}
