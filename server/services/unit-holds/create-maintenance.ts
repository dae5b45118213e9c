import { blockPeriod, newMaintenanceSchema } from "#domain/forms/fleet/maintenance.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";
import { insertMaintenance } from "#server/repositories/unit-holds/stored-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { currentHold } from "#server/services/unit-holds/internal/current-hold.ts";
import { namingConflict } from "#server/services/unit-holds/internal/hold-problems.ts";
import { refuseUnknownUnit, takeVehicle } from "#server/services/unit-holds/shared/take-vehicle.ts";

/**
 * Takes a unit out of service for a while (product.md#maintenance-blocks). Refuses "invalid" for wrong fields, an unknown car or unit, and
 * "conflict", with what is in the way, when somebody holds the unit then.
 */
export async function createMaintenance(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredHold> {
  requireAbility(staff, "unit-holds.manage");
  const block = checkedInput(newMaintenanceSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const vehicle = await takeVehicle(ctx, tx, block.vehicle_id);
    refuseUnknownUnit(block.unit, vehicle);
    const { from, to } = blockPeriod(block);
    const span = { from: toInstant(from, vehicle.timeZone), to: toInstant(to, vehicle.timeZone) };
    const now = ctx.clock();
    const place = { vehicleId: vehicle.id, unit: block.unit, span, now };
    const id = await namingConflict(tx, place, (savepoint) =>
      insertMaintenance(savepoint, { ...place, note: block.note ?? null }),
    );
    const row = await currentHold(tx, id, now);
    await audit({ action: "create", entity: "unit_holds", entityId: id, before: null, after: row });
    return row;
  });
}
