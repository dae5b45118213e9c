import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { highestHeldUnit, type StoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/units.ts";

/** Refuses to take units away that somebody holds now or later: a promised car must not vanish (product.md#unit-holds). Call it with the car's row locked. */
export async function refuseHeldUnits(
  tx: Transaction,
  vehicle: Pick<StoredVehicle, "id" | "totalUnits">,
  units: number | undefined,
  now: Date,
): Promise<void> {
  if (units === undefined || units >= vehicle.totalUnits) return;
  const held = await highestHeldUnit(tx, vehicle.id, now);
  // The highest numbers leave first.
  const leaving = (await listUnitNumbers(tx, vehicle.id)).slice(units);
  if (!leaving.some((number) => number <= held)) return;
  const message = `L'unità ${held} è impegnata da una prenotazione o da un fermo: spostali su un'altra unità, poi riduci le unità.`;
  throw new ServiceError("conflict", message, [{ path: "total_units", message }]);
}
