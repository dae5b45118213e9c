import type { ReplacementForm } from "#domain/forms/bookings/replacement.ts";
import { toBlockPeriod, validateBlock } from "#domain/forms/unit-holds/maintenance-block.ts";
import { toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { yieldEndedHold } from "#server/repositories/unit-holds/ended-holds.ts";
import { findHeldVehicle, findHold, insertMaintenanceBlock } from "#server/repositories/unit-holds/stored-holds.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";
import { mapHoldConflict } from "#server/services/unit-holds/shared/map-hold-conflict.ts";

interface ReplacedUnit {
  vehicleId: string;
  unit: number;
  /** The leg that has ended. */
  legId: string;
  /** When the unit is at its base. */
  homeAt: Date;
  now: Date;
}

/**
 * Blocks a replaced unit for maintenance from its arrival at its base, and returns the block's id. Throws "invalid" for an end that is not after that,
 * and "conflict" with the booking or block that is in the way.
 */
export async function storeMaintenance(
  _ctx: AppContext,
  tx: Transaction,
  { vehicleId, unit, legId, homeAt, now }: ReplacedUnit,
  { to_date, to_time, note }: NonNullable<ReplacementForm["maintenance"]>,
  audit: Audit,
): Promise<string> {
  const vehicle = await findHeldVehicle(tx, vehicleId);
  if (!vehicle) throw new Error(`The car ${vehicleId} was lost under its lock`);
  const home = toCivilMoment(homeAt, vehicle.timeZone);
  const period = toBlockPeriod({ from_date: home.date, from_time: home.time, to_date, to_time });
  const problem = validateBlock(period);
  if (problem) throw invalidRequestError([{ ...problem, path: `maintenance.${problem.path}` }]);
  const span = { from: homeAt, to: toInstant(period.to, vehicle.timeZone) };
  await yieldEndedHold(tx, legId, span);
  const place = { vehicleId, unit, span, now };
  const id = await mapHoldConflict(
    tx,
    place,
    (savepoint) => insertMaintenanceBlock(savepoint, { ...place, note: note ?? null }),
    "maintenance.to_date",
  );
  await audit({
    action: "create",
    entity: "unit_holds",
    entityId: id,
    before: null,
    after: await findHold(tx, id, now),
  });
  return id;
}
