import type { Booking } from "#domain/booking/booking.ts";
import { pickupQuestion } from "#domain/booking/pickup-timing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { leaveWithRenter } from "#server/services/booking/internal/leave-with-renter.ts";
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
  const { unit, vehicle } = booking;
  if (vehicle.id === null || unit === null)
    throw new ServiceError("conflict", "L'auto non è più in flotta: scegline un'altra.");
  await refuseBlockedUnit(ctx, tx, { vehicleId: vehicle.id, unit });
  await leaveWithRenter(tx, { bookingId: booking.id, vehicleId: vehicle.id, unit, now });
}
