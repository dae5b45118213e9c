import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";
import { findReferenceOfUnitOut, markHoldOut } from "#server/repositories/unit-holds/booking-holds.ts";

interface DepartingUnit {
  bookingId: string;
  vehicleId: string;
  unit: number;
  /** When the car leaves. */
  now: Date;
}

/**
 * Marks a booking's unit as out and holds it from `now` (product.md#handover-guard). Call it with the rows of booking and vehicle locked and the
 * vehicle's expired holds released. Throws "conflict" for a unit that is out with another booking, or that another booking holds before the agreed
 * pickup.
 */
export async function startUnitOut(tx: Transaction, { bookingId, vehicleId, unit, now }: DepartingUnit): Promise<void> {
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
