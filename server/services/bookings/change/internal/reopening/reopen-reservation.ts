import type { Booking } from "#domain/bookings/booking.ts";
import type { ReopeningForm } from "#domain/forms/bookings/reopening.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { supersedeDateRequest } from "#server/repositories/bookings/date-requests.ts";
import { readDoneTasks, readRepricedColumns } from "#server/repositories/bookings/reopenings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { reopenDayTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import { releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { listConflicts } from "#server/repositories/unit-holds/stored-holds.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";
import { describeChange, toChangedColumns } from "#server/services/bookings/change/internal/changed-columns.ts";
import { type ResolvedChange, resolveChange } from "#server/services/bookings/change/internal/resolve-change.ts";
import { holdLowestUnit, listFreeUnits } from "#server/services/bookings/shared/allocate-unit.ts";
import {
  assertSameColour,
  colourChangeQuestion,
  previousColours,
} from "#server/services/bookings/shared/colour-change.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { assertUnitExists, lockVehicleForHolds } from "#server/services/unit-holds/shared/lock-vehicle-for-holds.ts";
import { assertUnitNotBlocked } from "#server/services/units/shared/blocked-unit.ts";
import { freeUnitsSentence, REOPENING_MESSAGES } from "#server/services/words/reopening-words.ts";
import { conflictMessage } from "#server/services/words/unit-words.ts";
import type { LockedReopening, ReopenedBooking } from "./locked-reopening.ts";

const RENTAL_TASKS = ["handover", "return", "wash"] as const;

/**
 * Holds a unit for a booking that ended without a rental, so that it can be confirmed again (product.md#reopening): its own unit, another of the same
 * colour, or the one that staff chose, for the booked dates or new ones at their price. Throws what a change of dates throws, "invalid" for a pickup
 * in the past, and "conflict" with the booking or block that is in the way and the units that are free.
 */
export async function reopenReservation(
  ctx: AppContext,
  tx: Transaction,
  { booking, form }: LockedReopening,
): Promise<ReopenedBooking> {
  const resolved = await resolveDates(ctx, tx, booking, form);
  const vehicleId = resolved.vehicle.held.id;
  const locked = await lockVehicleForHolds(ctx, tx, vehicleId);
  if (form.unit !== undefined) assertUnitExists(form.unit, locked);
  const now = ctx.clock();
  // A booking that ended seconds ago still holds its unit, because its end could be undone.
  await releaseHolds(tx, [booking.id], now);
  const { number, finish } = await holdUnit(ctx, tx, { booking, form, vehicleId, span: resolved.span, now });
  const { hasChanges } = resolved;
  const columns = hasChanges ? await readRepricedColumns(tx, booking) : null;
  const doneTasks = hasChanges ? await readDoneTasks(tx, booking.id, RENTAL_TASKS) : [];
  if (hasChanges) {
    await updateStoredBooking(tx, booking.id, toChangedColumns(resolved), now);
    await supersedeDateRequest(tx, booking.id);
    await reopenDayTasks(tx, booking.id, RENTAL_TASKS, now);
  }
  return {
    now,
    holds: [],
    undo: { rental: null, doneTasks, booking: columns },
    notes: [
      ...(hasChanges ? [describeChange(booking, resolved)] : []),
      ...(number === booking.unit ? [] : [`Unità ${number} al posto dell'unità ${booking.unit}.`]),
    ],
    mail: { ...(hasChanges && { previousTotal: booking.total }), ...previousColours(booking.finish, finish) },
  };
}

/** Returns the rental with the dates that it will have. Throws "invalid" if its pickup is in the past. */
async function resolveDates(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  { pickupDate, pickupTime, returnDate, returnTime }: ReopeningForm,
): Promise<ResolvedChange> {
  const change = { pickupDate, pickupTime, returnDate, returnTime };
  const resolved = await resolveChange(ctx, tx, { booking: { ...booking, status: "confirmed" }, change });
  if (resolved.pickup.at > ctx.clock()) return resolved;
  throw invalidRequestError([{ path: "pickupDate", message: REOPENING_MESSAGES.pickupPast }]);
}

interface UnitToHold {
  booking: Booking;
  form: ReopeningForm;
  vehicleId: string;
  span: InstantSpan;
  now: Date;
}

/** Holds the unit that staff chose or, without a choice, the booking's own unit or another of its colour, and returns the unit. */
async function holdUnit(ctx: AppContext, tx: Transaction, toHold: UnitToHold) {
  const { booking, form, vehicleId, span, now } = toHold;
  const numbers = await listFreeUnits(tx, vehicleId, span, now);
  const free = (await listFinishedUnits(tx, vehicleId)).filter(({ number }) => numbers.includes(number));
  const chosen = free.find(({ number }) => number === form.unit);
  if (chosen && !form.other_colour) assertSameColour(booking.finish, chosen.finish);
  const sameColour = free.filter(({ finish }) => colourChangeQuestion(booking.finish, finish) === null);
  const candidates =
    form.unit === undefined
      ? sameColour.toSorted((one, other) => Number(other.number === booking.unit) - Number(one.number === booking.unit))
      : free.filter(({ number }) => number === form.unit);
  const hold = { vehicleId, span, bookingId: booking.id, outSince: null, now };
  const held = await holdLowestUnit(
    tx,
    candidates.map(({ number }) => number),
    hold,
  );
  const unit = free.find(({ number }) => number === held);
  if (!unit) throw await notFreeError(ctx, tx, toHold, free);
  return unit;
}

/** Returns the error that names who has the unit, and offers the free ones. */
async function notFreeError(
  ctx: AppContext,
  tx: Transaction,
  { booking, form, vehicleId, span, now }: UnitToHold,
  free: Parameters<typeof freeUnitsSentence>[0],
): Promise<ServiceError> {
  const unit = form.unit ?? booking.unit ?? 1;
  const [conflicting] = await listConflicts(tx, { vehicleId, unit, span, now });
  if (!conflicting) await assertUnitNotBlocked(ctx, tx, { vehicleId, unit });
  const message = `${conflictMessage(unit, conflicting)} ${freeUnitsSentence(free)}`;
  return new ServiceError("conflict", message, [{ path: "unit", message }]);
}
