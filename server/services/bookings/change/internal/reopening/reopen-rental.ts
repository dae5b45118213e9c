import type { Booking } from "#domain/bookings/booking.ts";
import { type BookingUnit, lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { withdrawnRecordNote } from "#domain/bookings/handover-correction.ts";
import { needsNewDates } from "#domain/bookings/reopening.ts";
import type { WithdrawnRecord } from "#domain/bookings/undo-state.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import type { ReopeningForm } from "#domain/forms/bookings/reopening.ts";
import { toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { reopenLeg } from "#server/repositories/bookings/booking-units.ts";
import { deleteHandover, type HandoverRow, listHandovers } from "#server/repositories/bookings/handovers.ts";
import { readDoneTasks } from "#server/repositories/bookings/reopenings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { reopenDayTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import { insertBookingHold, type NewBookingHold, releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { readHoldsToRestore } from "#server/repositories/unit-holds/ended-holds.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { restoreUnitCounter } from "#server/services/bookings/internal/unit-counter.ts";
import { assertReturnMoment } from "#server/services/bookings/shared/assert-return-moment.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { lockVehicleForHolds } from "#server/services/unit-holds/shared/lock-vehicle-for-holds.ts";
import { mapHoldConflict } from "#server/services/unit-holds/shared/map-hold-conflict.ts";
import { REOPENING_MESSAGES } from "#server/services/words/reopening-words.ts";
import type { LockedReopening, ReopenedBooking } from "./locked-reopening.ts";

/** The day tasks that are to be done again when the car is out again. */
const END_TASKS = ["return", "wash"] as const;

/**
 * Puts the last unit of a concluded rental out with its renter again (product.md#reopening): opens its leg, takes its return record back and holds it
 * until the return that is now expected. Dates and price stay. Throws "invalid" without an expected return where it is needed, and "conflict" with the
 * booking or block that has the unit.
 */
export async function reopenRental(
  ctx: AppContext,
  tx: Transaction,
  { booking, form }: LockedReopening,
): Promise<ReopenedBooking> {
  const { leg, vehicleId, unit } = requireUnit(booking);
  const { units } = await lockVehicleForHolds(ctx, tx, vehicleId);
  if (!units.includes(unit)) throw vehicleDeletedError();
  const now = ctx.clock();
  const expectedReturnAt = resolveExpectedReturn(booking, form, now);
  const holds = await readHoldsToRestore(tx, booking.id);
  const doneTasks = await readDoneTasks(tx, booking.id, END_TASKS);
  await releaseHolds(tx, [booking.id], now);
  await reopenLeg(tx, booking.id);
  const place = { vehicleId, unit, span: outSpan({ ...booking, expectedReturnAt }, leg, now), now };
  await holdAsOut(tx, { ...place, bookingId: booking.id, outSince: leg.startedAt });
  const record = await takeBackReturn(ctx, tx, { booking, leg, now });
  await updateStoredBooking(tx, booking.id, { expectedReturnAt }, now);
  await reopenDayTasks(tx, booking.id, END_TASKS, now);
  return {
    now,
    holds,
    undo: {
      rental: {
        legId: leg.id,
        endedAt: (leg.endedAt ?? now).toISOString(),
        returnRecord: record && toWithdrawnRecord(record),
      },
      doneTasks,
      booking: null,
    },
    notes: [
      ...(record ? [withdrawnRecordNote(record)] : []),
      ...(expectedReturnAt && form.returnDate ? [expectedReturnNote(expectedReturnAt, booking)] : []),
    ],
    returnRecord: record,
    mail: {},
  };
}

function requireUnit({ units, unit, unitVehicle }: Booking): { leg: BookingUnit; vehicleId: string; unit: number } {
  const leg = lastUnitOf(units);
  if (!leg || unitVehicle.id === null || unit === null) throw vehicleDeletedError();
  return { leg, vehicleId: unitVehicle.id, unit };
}

const vehicleDeletedError = () => new ServiceError("conflict", REOPENING_MESSAGES.vehicleDeleted);

/** Returns when staff now expect the car; null if the agreed return applies. */
function resolveExpectedReturn(booking: Booking, { returnDate, returnTime }: ReopeningForm, now: Date): Date | null {
  const { return: back } = booking;
  if (returnDate === undefined || returnTime === undefined) {
    if (!needsNewDates(booking, "active", now)) return booking.expectedReturnAt;
    const message = REOPENING_MESSAGES.expectedReturnMissing;
    throw invalidRequestError([{ path: returnDate === undefined ? "returnDate" : "returnTime", message }]);
  }
  const at = toInstant({ date: returnDate, time: returnTime }, back.timeZone);
  if (at.getTime() === back.at.getTime() && at > now) return null;
  assertReturnMoment(at, now, "returnDate");
  return at;
}

/** Returns the span of a unit that is out: from its departure until it is expected back, at its base and ready again. */
function outSpan(booking: Booking, leg: BookingUnit, now: Date): InstantSpan {
  const { pickup, return: back, expectedReturnAt, unitVehicle, delivery } = booking;
  const backAt = new Date(Math.max(back.at.getTime(), expectedReturnAt?.getTime() ?? 0, now.getTime()));
  const agreed = computeHoldSpan(pickup.at, backAt, { ...unitVehicle, ...toTransferMinutes(delivery) });
  const isFirst = leg.position === 1;
  return { from: isFirst && agreed.from < leg.startedAt ? agreed.from : leg.startedAt, to: agreed.to };
}

/** Holds the unit as out. Throws "conflict" with the booking or block that has it, and with what staff can do. */
async function holdAsOut(tx: Transaction, hold: NewBookingHold): Promise<void> {
  try {
    await mapHoldConflict(tx, hold, (savepoint) => insertBookingHold(savepoint, hold));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const message = `${error.message} ${REOPENING_MESSAGES.unitHeldAdvice}`;
    throw new ServiceError("conflict", message, [{ path: "returnDate", message }]);
  }
}

/** Deletes the return record of the last unit and restores its odometer reading; returns the record, or null if there was none. */
async function takeBackReturn(
  ctx: AppContext,
  tx: Transaction,
  { booking, leg, now }: { booking: Booking; leg: BookingUnit; now: Date },
): Promise<HandoverRow | null> {
  const records = await listHandovers(tx, booking.id);
  const record = records.find(({ bookingUnitId, kind }) => bookingUnitId === leg.id && kind === "return");
  if (!record) return null;
  const unit = { vehicleId: leg.vehicleId, unit: leg.unit, legId: leg.id };
  await restoreUnitCounter(ctx, tx, unit, { record, now });
  await deleteHandover(tx, record.id);
  return record;
}

const toWithdrawnRecord = (record: HandoverRow): WithdrawnRecord => {
  const { bookingId: _bookingId, bookingUnitId: _legId, kind: _kind, createdAt, updatedAt, ...state } = record;
  return { ...state, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
};

function expectedReturnNote(at: Date, { return: back }: Booking): string {
  const { date, time } = toCivilMoment(at, back.timeZone);
  return `Rientro atteso: ${formatItalianShort(date)} alle ${time}.`;
}
