import type { Booking } from "#domain/bookings/booking.ts";
import type { ReplacementUndo } from "#domain/bookings/undo-state.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { RemovedPictures } from "#server/repositories/bookings/booking-events.ts";
import { deleteOpenLeg, reopenLeg } from "#server/repositories/bookings/booking-units.ts";
import {
  deleteHandover,
  type HandoverRow,
  listHandovers,
  updateHandover,
} from "#server/repositories/bookings/handovers.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { deleteTasksOfLeg, moveEndTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import { deleteCurrentHolds } from "#server/repositories/unit-holds/ended-holds.ts";
import { lockHold, releaseHold } from "#server/repositories/unit-holds/stored-holds.ts";
import { restoreUnitCounter } from "#server/services/bookings/internal/unit-counter.ts";

/**
 * Takes back everything that a replacement wrote, except the holds, which the caller restores: records, odometer readings, legs, day tasks, maintenance
 * block, price and terms (product.md#replacement-car). Returns the pictures that no record has any more. The caller has locked the booking and its cars,
 * and checked that the undo is still possible.
 */
export async function undoReplacement(
  ctx: AppContext,
  tx: Transaction,
  { booking, undo, now }: { booking: Booking; undo: ReplacementUndo; now: Date },
): Promise<RemovedPictures[]> {
  const [first, second] = booking.units.slice(-2);
  if (!first || !second) throw new Error(`Booking ${booking.id} has no two units`);
  const records = await listHandovers(tx, booking.id);
  const recordsOf = (legId: string) => records.filter(({ bookingUnitId }) => bookingUnitId === legId);
  const ofFirst = recordsOf(first.id).filter(({ kind }) => kind === "return");
  const ofSecond = recordsOf(second.id);
  for (const record of ofSecond) {
    const unit = { vehicleId: second.vehicleId, unit: second.unit, legId: second.id };
    await restoreUnitCounter(ctx, tx, unit, { record, now });
    await deleteHandover(tx, record.id);
  }
  for (const record of ofFirst) await takeBackReturn(ctx, tx, { first, record, former: undo.returnRecord, now });
  await moveEndTasks(tx, booking.id, { from: second.position, to: first.position, now });
  await deleteTasksOfLeg(tx, booking.id, second.position);
  const { agreedAt, ...columns } = undo.booking;
  await updateStoredBooking(
    tx,
    booking.id,
    { ...columns, agreedAt: agreedAt === null ? null : new Date(agreedAt) },
    now,
  );
  await deleteCurrentHolds(tx, booking.id);
  await deleteOpenLeg(tx, booking.id);
  await reopenLeg(tx, booking.id);
  const block = undo.blockId && (await lockHold(tx, undo.blockId));
  if (block && block.releasedAt === null) await releaseHold(tx, block.id, now);
  return [...ofFirst.map((record) => withoutPictures(record, undo.returnRecord?.pictures ?? [])), ...ofSecond];
}

const withoutPictures = ({ pictures, createdAt }: RemovedPictures, retained: readonly string[]): RemovedPictures => ({
  pictures: pictures.filter((picture) => !retained.includes(picture)),
  createdAt,
});

interface FormerReturn {
  first: Booking["units"][number];
  record: HandoverRow;
  former: ReplacementUndo["returnRecord"];
  now: Date;
}

async function takeBackReturn(
  ctx: AppContext,
  tx: Transaction,
  { first, record, former, now }: FormerReturn,
): Promise<void> {
  const unit = { vehicleId: first.vehicleId, unit: first.unit, legId: first.id };
  if (former) {
    const { id, ...state } = former;
    await restoreUnitCounter(ctx, tx, unit, { record: { ...record, counterBeforeKilometres: state.kilometres }, now });
    await updateHandover(tx, id, state, now);
    return;
  }
  await restoreUnitCounter(ctx, tx, unit, { record, now });
  await deleteHandover(tx, record.id);
}
