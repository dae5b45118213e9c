import { holdChangesSchema, newMaintenanceSchema, toBlockPeriod } from "#domain/forms/unit-holds/maintenance-block.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  insertMaintenanceBlock,
  lockHold,
  releaseHold,
  type StoredHold,
} from "#server/repositories/unit-holds/stored-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { requireHold } from "#server/services/unit-holds/internal/current-hold.ts";
import { assertUnitExists, lockVehicleForHolds } from "#server/services/unit-holds/shared/lock-vehicle-for-holds.ts";
import { mapHoldConflict } from "#server/services/unit-holds/shared/map-hold-conflict.ts";
import { NO_SUCH_HOLD } from "#server/services/words/unit-words.ts";

/**
 * Blocks a unit for maintenance (product.md#maintenance-blocks). Throws "invalid" for wrong fields and for an unknown car or unit, and "conflict" if
 * another hold overlaps (the message names it).
 */
export async function createMaintenance(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredHold> {
  requireAbility(staff, "unit-holds.manage");
  const block = parseInput(newMaintenanceSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const vehicle = await lockVehicleForHolds(ctx, tx, block.vehicle_id);
    assertUnitExists(block.unit, vehicle);
    const { from, to } = toBlockPeriod(block);
    const span = { from: toInstant(from, vehicle.timeZone), to: toInstant(to, vehicle.timeZone) };
    const now = ctx.clock();
    const place = { vehicleId: vehicle.id, unit: block.unit, span, now };
    const id = await mapHoldConflict(tx, place, (savepoint) =>
      insertMaintenanceBlock(savepoint, { ...place, note: block.note ?? null }),
    );
    const row = await requireHold(tx, id, now);
    await audit({ action: "create", entity: "unit_holds", entityId: id, before: null, after: row });
    return row;
  });
}

/**
 * Ends a maintenance block. Throws "not-found", and "conflict" for the hold of a booking (which ends with the booking) and for a stale version in
 * `body`.
 */
export async function releaseMaintenance(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<void> {
  requireAbility(staff, "unit-holds.manage");
  const holdId = parseId(id, NO_SUCH_HOLD);
  const { version } = parseInput(holdChangesSchema.pick({ version: true }), body);
  await staffWrite(ctx, staff, async (tx, audit) => {
    await lockHold(tx, holdId);
    const before = await requireHold(tx, holdId, ctx.clock());
    if (before.booking) {
      throw new ServiceError("conflict", "Questa unità è di una prenotazione: si libera annullando la prenotazione.");
    }
    await rejectStaleVersion(tx, "unit_holds", before, version, ctx);
    await releaseHold(tx, holdId, ctx.clock());
    await audit({ action: "delete", entity: "unit_holds", entityId: holdId, before, after: null });
  });
}
