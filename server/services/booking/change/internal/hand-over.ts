import type { Booking } from "#domain/booking/booking.ts";
import { pickupQuestion } from "#domain/booking/pickup-timing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";
import { findOutBooking, startHold } from "#server/repositories/unit-holds/booking-holds.ts";
import { refuseBlockedUnit } from "#server/services/units/shared/refuse-blocked.ts";

/**
 * Within a transaction, on a locked booking and car, whose holds are settled: its unit leaves with the renter and is held from `now` on
 * (product.md#handover-guard).
 * Refuses "conflict" for a pickup at another time than agreed that nobody was asked about, for a return that has already passed, and
 * for a unit that is out, taken or blocked by an expiry.
 */
export async function handOver(
  ctx: AppContext,
  tx: Transaction,
  { booking, now, atAnotherTime }: { booking: Booking; now: Date; atAnotherTime: boolean },
): Promise<void> {
  const question = pickupQuestion(booking.pickup, now);
  if (question && !atAnotherTime) throw new ServiceError("conflict", question, [{ path: "status", message: question }]);
  if (now >= booking.return.at) {
    throw new ServiceError("conflict", "La riconsegna concordata è già passata: cambia prima le date.");
  }
  const vehicleId = booking.vehicle.id;
  if (vehicleId === null || booking.unit === null)
    throw new ServiceError("conflict", "L'auto non è più in flotta: scegline un'altra.");
  await refuseBlockedUnit(ctx, tx, { vehicleId, unit: booking.unit });
  try {
    await tx.transaction((savepoint) => startHold(savepoint, booking.id, now));
  } catch (error) {
    const code = errorCode(error);
    // Somebody else holds the unit until the pickup, or is out with it.
    if (code !== EXCLUSION_VIOLATION && code !== UNIQUE_VIOLATION) throw error;
    const out = await findOutBooking(tx, vehicleId, booking.unit);
    throw new ServiceError("conflict", out ? unitIsOut(booking.unit, out) : unitIsTaken(booking.unit));
  }
}

const unitIsOut = (unit: number, reference: string) =>
  `L'unità ${unit} è ancora fuori con ${reference}: registra prima il suo rientro, o dai a questa prenotazione un'altra unità.`;

const unitIsTaken = (unit: number) =>
  `Fino all'ora concordata l'unità ${unit} è di qualcun altro: scegli un'altra unità, o aspetta.`;
