import type { UnitVehicle } from "#domain/bookings/booking-unit.ts";
import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";
import { startLeg } from "#server/repositories/bookings/booking-units.ts";
import { findReferenceOfUnitOut, markHoldOut } from "#server/repositories/unit-holds/booking-holds.ts";

interface DepartingUnit {
  bookingId: string;
  vehicle: UnitVehicle;
  unit: number;
  /** When the unit leaves. */
  now: Date;
}

/**
 * Marks a booking's unit as out, holds it from `now` and begins its leg (product.md#handover-guard, product.md#replacement-car). The caller has locked booking and vehicle and released the
 * vehicle's expired holds. Throws "conflict" if the unit is out with another booking, or if another booking holds it before the agreed pickup.
 */
export async function markUnitOut(tx: Transaction, { bookingId, vehicle, unit, now }: DepartingUnit): Promise<void> {
  try {
    await tx.transaction((savepoint) => markHoldOut(savepoint, bookingId, now));
  } catch (error) {
    const code = errorCode(error);
    if (code !== EXCLUSION_VIOLATION && code !== UNIQUE_VIOLATION) throw error;
    const out = vehicle.id && (await findReferenceOfUnitOut(tx, vehicle.id, unit));
    throw new ServiceError("conflict", out ? unitOutMessage(unit, out) : unitHeldMessage(unit));
  }
  await startLeg(tx, { bookingId, vehicleId: vehicle.id, vehicleName: vehicle.title, unit, startedAt: now });
}

const unitOutMessage = (unit: number, reference: string) =>
  `L'unità ${unit} è ancora fuori con ${reference}: registra prima il suo rientro, o dai a questa prenotazione un'altra unità.`;

const unitHeldMessage = (unit: number) =>
  `Fino all'ora concordata l'unità ${unit} è di qualcun altro: scegli un'altra unità, o aspetta.`;
