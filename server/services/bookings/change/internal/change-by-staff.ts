import { isDeepStrictEqual } from "node:util";
import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";
import type { DayTaskKind } from "#domain/day-sheet/day-task.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { outsideHoursNote } from "#domain/opening-hours/city-hours-text.ts";
import { belowMinimumNote } from "#domain/rates/below-minimum-text.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { replaceHoldsToRestore } from "#server/repositories/bookings/booking-undos.ts";
import { supersedeDateRequest } from "#server/repositories/bookings/date-requests.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { reopenDayTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import { findOutSince, lockVehicle, releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { readHoldsToRestore } from "#server/repositories/unit-holds/ended-holds.ts";
import { type InstantSpan, toTstzRange } from "#server/repositories/unit-holds/spans.ts";
import { findFinish } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { holdLowestUnit, listFreeUnits, noFreeUnitError } from "#server/services/bookings/shared/allocate-unit.ts";
import { assertLongEnough } from "#server/services/bookings/shared/below-minimum.ts";
import { assertSameColour, previousColours, sameColourFirst } from "#server/services/bookings/shared/colour-change.ts";
import { assertMonthOpen } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { assertInsideHours } from "#server/services/bookings/shared/outside-hours.ts";
import { releaseEndedHolds } from "#server/services/bookings/shared/release-ended-holds.ts";
import { describeChange, toChangedColumns } from "./changed-columns.ts";
import { type ResolvedChange, resolveChange } from "./resolve-change.ts";

export interface StaffRentalChange {
  staff: Staff;
  booking: Booking;
  change: RentalChange;
  /** Whether staff confirmed a colour other than the one the renter was shown. */
  otherColour: boolean;
  /** The new total that staff saw; null or undefined if the caller saw none. */
  expectedTotal?: Cents | null;
}

/**
 * Changes the vehicle, dates or places of a booking, and mails the renter a new summary. Runs in the caller's transaction, which has locked the
 * booking. Releases the old unit and holds the new one in one step, so that nobody else can get it. Returns false if nothing changes. Throws whatever
 * `resolveChange` throws, and "conflict" if no unit is free, if the hours of a city do not allow the change and no reason is given
 * (product.md#hours-of-a-city), if it is below the minimum length and no reason is given (product.md#rates), if no free unit has the shown colour and staff have not confirmed another (product.md#colours), or if the total is not
 * the expected one. Supersedes an open date request (product.md#date-request).
 */
export async function changeByStaff(
  ctx: AppContext,
  tx: Transaction,
  rentalChange: StaffRentalChange,
): Promise<boolean> {
  const { staff, booking } = rentalChange;
  const resolved = await resolveChange(ctx, tx, rentalChange);
  if (!resolved.hasChanges) return false;
  assertMonthOpen(ctx, staff, resolved.pickup.date);
  assertExpectedTotal(resolved.quote.total, rentalChange.expectedTotal ?? null);
  assertInsideHours(resolved.outsideHours, rentalChange.change.outside_hours);
  assertLongEnough(resolved.belowMinimum, rentalChange.change.below_minimum);
  const now = ctx.clock();
  const unit = await replaceHold(ctx, tx, booking, resolved);
  await updateUndoHolds(tx, booking.id, resolved.span);
  const finish = await findFinish(tx, resolved.vehicle.held.id, unit);
  if (!rentalChange.otherColour) assertSameColour(booking.finish, finish);
  await updateStoredBooking(tx, booking.id, toChangedColumns(resolved), now);
  await supersedeDateRequest(tx, booking.id);
  await reopenDayTasks(tx, booking.id, changedTasks(booking, resolved), now);
  const { outside_hours: outsideReason = "", below_minimum: shortReason = "" } = rentalChange.change;
  const { todays_rates: ratesReason } = rentalChange.change;
  const note = [
    describeChange(booking, resolved),
    ...(resolved.outsideHours === null ? [] : [outsideHoursNote(outsideReason)]),
    ...(resolved.belowMinimum === null ? [] : [belowMinimumNote(shortReason)]),
    ...(ratesReason === undefined ? [] : [`Alle tariffe di oggi. Motivo: ${ratesReason}`]),
  ].join("\n");
  await insertStaffOnlyEvent(
    tx,
    { bookingId: booking.id, kind: "change", status: statusAt(booking, now), actor: staff.userId, note },
    now,
  );
  await ctx.jobs.enqueue(tx, "booking-mail", {
    booking: booking.id,
    kind: "changed",
    previousTotal: booking.total,
    ...previousColours(booking.finish, finish),
  });
  return true;
}

/** Throws "conflict" with the code `price-changed` if the total differs from the one that staff saw. */
function assertExpectedTotal(total: Cents, expected: Cents | null): void {
  if (expected === null || expected === total) return;
  const message = `Nel frattempo il prezzo è cambiato: il nuovo totale è ${formatEuro(total)}. Guarda la differenza e accetta di nuovo.`;
  throw new ServiceError("conflict", message, [{ path: "total", message, code: "price-changed" }]);
}

/** Returns the kinds of day tasks that a change affects, by another vehicle, time or place (product.md#day-sheet). */
function changedTasks(booking: Booking, { vehicle, pickup, return: back, delivery }: ResolvedChange): DayTaskKind[] {
  const before = booking.delivery;
  const other = (at: Date, place: object, was: [at: Date, place: object]) =>
    !vehicle.isSameVehicle || !isDeepStrictEqual([at, place], was);
  const pickupIsOther = other(pickup.at, delivery.pickupPlace, [booking.pickup.at, before.pickupPlace]);
  const returnIsOther = other(back.at, delivery.returnPlace, [booking.return.at, before.returnPlace]);
  return [...(pickupIsOther ? ["handover" as const] : []), ...(returnIsOther ? (["return", "wash"] as const) : [])];
}

/**
 * Releases the booking's unit, holds a unit for the changed rental, and returns the number of the new unit. Holds the same unit if possible.
 * Otherwise, before the pickup, holds the lowest free unit, preferably of the same colour.
 */
async function replaceHold(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  { vehicle, span }: ResolvedChange,
): Promise<number> {
  const now = ctx.clock();
  const { held } = vehicle;
  const current = await lockVehicle(tx, held.id);
  // The booking may stay on its vehicle even if this is out of service, but it may move only to an available vehicle.
  if (!current || !(vehicle.isSameVehicle || current.available)) throw noFreeUnitError();
  await releaseEndedHolds(ctx, tx, held.id);
  const unit = vehicle.isSameVehicle ? booking.unit : null;
  const outSince = await findOutSince(tx, booking.id);
  await releaseHolds(tx, [booking.id], now);
  const free = await listFreeUnits(tx, held.id, span, now);
  const currentUnitIfFree = free.filter((other) => other === unit);
  // If the renter already has the car, only its own unit is possible.
  const others = await sameColourFirst(tx, held.id, free, booking.finish);
  const units = isHandedOver(booking)
    ? currentUnitIfFree
    : [...currentUnitIfFree, ...others.filter((other) => other !== unit)];
  const hold = {
    vehicleId: held.id,
    span: startingAtDeparture(span, outSince),
    bookingId: booking.id,
    outSince,
    now,
  };
  const heldUnit = await holdLowestUnit(tx, units, hold);
  if (heldUnit === null) throw noFreeUnitError();
  return heldUnit;
}

/** Returns the span, extended to the departure of a car that left before the agreed pickup (product.md#handover-guard). */
const startingAtDeparture = (span: InstantSpan, outSince: Date | null): InstantSpan =>
  outSince && outSince < span.from ? { ...span, from: outSince } : span;

/**
 * Updates the holds that an undo would restore to those of the changed rental. After a change, only a confirmation or a handover can still be undone;
 * its undo must restore the new hold, with the unit not out.
 */
async function updateUndoHolds(tx: Transaction, bookingId: string, span: InstantSpan): Promise<void> {
  const holds = await readHoldsToRestore(tx, bookingId);
  const restored = holds.map(({ id }) => ({ id, during: toTstzRange(span), outSince: null }));
  await replaceHoldsToRestore(tx, bookingId, restored);
}
