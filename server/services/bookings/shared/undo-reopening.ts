import type { Booking } from "#domain/bookings/booking.ts";
import type { ReopeningUndo, RepricedColumns } from "#domain/bookings/undo-state.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { endLeg } from "#server/repositories/bookings/booking-units.ts";
import { insertHandover, listHandovers } from "#server/repositories/bookings/handovers.ts";
import { restoreDoneTasks } from "#server/repositories/bookings/reopenings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { releasePromotionUses } from "#server/repositories/rates/promotion-codes.ts";
import { repeatUnitCounter } from "#server/services/bookings/internal/unit-counter.ts";
import { assertNotHandedOver } from "#server/services/bookings/shared/assert-not-handed-over.ts";
import { REOPENING_MESSAGES } from "#server/services/words/reopening-words.ts";

/**
 * Takes back what a reopening wrote, except status and holds, which the caller restores: leg, return record, odometer reading, day tasks, dates,
 * price, and use of the promotion code (product.md#reopening). The caller has locked the booking and its cars, and checked that the undo is still
 * possible. Throws "conflict" if the pickup or the return was recorded since.
 */
export async function undoReopening(
  ctx: AppContext,
  tx: Transaction,
  { booking, undo, now }: { booking: Booking; undo: ReopeningUndo; now: Date },
): Promise<void> {
  if (undo.rental) await endRentalAgain(ctx, tx, { booking, rental: undo.rental, now });
  else assertNotHandedOver(booking, "to");
  await restoreDoneTasks(tx, undo.doneTasks, now);
  if (undo.booking) await updateStoredBooking(tx, booking.id, toColumns(undo.booking), now);
  const { promotionReleasedAt } = undo;
  if (promotionReleasedAt) await releasePromotionUses(tx, [booking.id], new Date(promotionReleasedAt));
}

async function endRentalAgain(
  ctx: AppContext,
  tx: Transaction,
  { booking, rental, now }: { booking: Booking; rental: NonNullable<ReopeningUndo["rental"]>; now: Date },
): Promise<void> {
  const { legId, endedAt, returnRecord } = rental;
  const records = await listHandovers(tx, booking.id);
  if (records.some(({ bookingUnitId, kind }) => bookingUnitId === legId && kind === "return"))
    throw new ServiceError("conflict", REOPENING_MESSAGES.returnRecordedSince);
  await endLeg(tx, booking.id, new Date(endedAt));
  const leg = booking.units.find(({ id }) => id === legId);
  if (!returnRecord || !leg) return;
  const record = {
    ...returnRecord,
    createdAt: new Date(returnRecord.createdAt),
    updatedAt: new Date(returnRecord.updatedAt),
  };
  await insertHandover(tx, { ...record, bookingId: booking.id, bookingUnitId: legId, kind: "return" });
  await repeatUnitCounter(ctx, tx, { vehicleId: leg.vehicleId, unit: leg.unit, legId }, { record, now });
}

const toColumns = ({ pickupAt, returnAt, ...columns }: RepricedColumns) => ({
  ...columns,
  pickupAt: new Date(pickupAt),
  returnAt: new Date(returnAt),
});
