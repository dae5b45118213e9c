import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { findHeldVehicle, type HeldVehicle } from "#server/repositories/unit-holds/stored-holds.ts";
import { expireHolds } from "#server/services/booking/expiry/expire-holds.ts";

/** Expired requests of one car that a write tidies away at most; the job does the rest. */
const TIDY_AT_MOST = 50;

/**
 * Makes everybody else who books or blocks this car wait until the transaction ends, and lets its expired requests go: they hold
 * nothing (product.md#maintenance-blocks), yet the database would still refuse what overlaps them. Refuses "invalid" when the car is gone.
 */
export async function takeVehicle(
  ctx: AppContext,
  tx: Transaction,
  vehicleId: string,
): Promise<HeldVehicle & { totalUnits: number }> {
  const car = await lockVehicle(tx, vehicleId);
  const vehicle = car && (await findHeldVehicle(tx, vehicleId));
  if (!vehicle) {
    const message = "Questa vettura non esiste.";
    throw new ServiceError("invalid", message, [{ path: "vehicle_id", message }]);
  }
  await expireHolds(ctx, tx, { now: ctx.clock(), limit: TIDY_AT_MOST, vehicleId });
  return { ...vehicle, totalUnits: car.totalUnits };
}

/** Refuses "invalid" for a unit the car does not have. */
export function refuseUnknownUnit(unit: number, { totalUnits, title }: { totalUnits: number; title: string }): void {
  if (unit <= totalUnits) return;
  const message = `${title} ha ${totalUnits === 1 ? "una sola unità" : `${totalUnits} unità`}.`;
  throw new ServiceError("invalid", message, [{ path: "unit", message }]);
}
