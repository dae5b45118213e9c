import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";
import { findReferenceOfUnitOut, markHoldOut } from "#server/repositories/unit-holds/booking-holds.ts";

interface DepartingUnit {
  bookingId: string;
  vehicleId: string;
  unit: number;
  /** When the unit leaves. */
  now: Date;
}

/**
 * Marks a booking's unit as out and holds it from `now` (product.md#handover-guard). The caller has locked booking and vehicle and released the
 * vehicle's expired holds. Throws "conflict" if the unit is out with another booking, or if another booking holds it before the agreed pickup.
 */
export async function markUnitOut(tx: Transaction, { bookingId, vehicleId, unit, now }: DepartingUnit): Promise<void> {
  try {
    await tx.transaction((savepoint) => markHoldOut(savepoint, bookingId, now));
  } catch (error) {
    const code = errorCode(error);
    if (code !== EXCLUSION_VIOLATION && code !== UNIQUE_VIOLATION) throw error;
    const out = await findReferenceOfUnitOut(tx, vehicleId, unit);
    throw new ServiceError("conflict", out ? unitOutMessage(unit, out) : unitHeldMessage(unit));
  }
}

const unitOutMessage = (unit: number, reference: string) =>
  `L'unità ${unit} è ancora fuori con ${reference}: registra prima il suo rientro, o dai a questa prenotazione un'altra unità.`;

const unitHeldMessage = (unit: number) =>
  `Fino all'ora concordata l'unità ${unit} è di qualcun altro: scegli un'altra unità, o aspetta.`;
