import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findHighestHeldUnit, type StoredVehicle } from "#server/repositories/vehicles/stored-vehicles.ts";
import { listUnitNumbers } from "#server/repositories/vehicles/unit-numbers.ts";

type VehicleUnits = Pick<StoredVehicle, "id" | "totalUnits">;

/**
 * Throws "conflict" if units that would be removed are held now or later, because a booked car must not disappear (product.md#unit-holds). The caller
 * has locked the vehicle.
 */
export async function assertUnitsNotHeld(tx: Transaction, vehicle: VehicleUnits, units: number | undefined, now: Date) {
  const [problem] = await heldUnitProblems(tx, vehicle, units, now);
  if (problem) throw new ServiceError("conflict", problem.message, [problem]);
}

/** Returns a problem for a row of an import file if units that would be removed are held now or later. */
export async function heldUnitProblems(
  tx: Transaction,
  vehicle: VehicleUnits,
  units: number | undefined,
  now: Date,
): Promise<FieldProblem[]> {
  if (units === undefined || units >= vehicle.totalUnits) return [];
  const highestHeld = await findHighestHeldUnit(tx, vehicle.id, now);
  if (!highestHeld) return [];
  // The units with the highest numbers are removed first.
  const leaving = (await listUnitNumbers(tx, vehicle.id)).slice(units);
  if (!leaving.some((number) => number <= highestHeld.unit)) return [];
  return [
    {
      path: "total_units",
      message: highestHeld.out ? unitsOutMessage(highestHeld.unit) : unitsHeldMessage(highestHeld.unit),
    },
  ];
}

const unitsHeldMessage = (unit: number) =>
  `L'unità ${unit} è impegnata da una prenotazione o da un blocco: spostali su un'altra unità, poi riduci le unità.`;

const unitsOutMessage = (unit: number) =>
  `L'unità ${unit} è fuori con un cliente: fino al rientro resta a lui, poi riduci le unità.`;
