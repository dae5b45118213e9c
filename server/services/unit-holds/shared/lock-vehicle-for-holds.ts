import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { findHeldVehicle, type HeldVehicle } from "#server/repositories/unit-holds/stored-holds.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/unit-numbers.ts";
import { releaseEndedHolds } from "#server/services/bookings/shared/release-ended-holds.ts";

/**
 * Locks a car until the transaction ends, so that nobody else can book or block it meanwhile, and returns it. Also releases its expired holds,
 * because the database constraint would still enforce them (product.md#maintenance-blocks). Throws "invalid" if the car was deleted.
 */
export async function lockVehicleForHolds(
  ctx: AppContext,
  tx: Transaction,
  vehicleId: string,
): Promise<HeldVehicle & { units: number[] }> {
  const lockedVehicle = await lockVehicle(tx, vehicleId);
  const vehicle = lockedVehicle && (await findHeldVehicle(tx, vehicleId));
  if (!vehicle) {
    const message = "Questa vettura non esiste.";
    throw new ServiceError("invalid", message, [{ path: "vehicle_id", message }]);
  }
  await releaseEndedHolds(ctx, tx, vehicleId);
  return { ...vehicle, units: await listUnitNumbers(tx, vehicleId) };
}

/** Throws "invalid" for a unit that the car does not have. */
export function assertUnitExists(unit: number, { units, title }: { units: readonly number[]; title: string }): void {
  if (units.includes(unit)) return;
  const message = `${title} ha ${units.length === 1 ? "una sola unità" : `le unità ${units.join(", ")}`}.`;
  throw new ServiceError("invalid", message, [{ path: "unit", message }]);
}
