import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { type BookingStatus, canTransition, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { pickupPunctualityQuestion } from "#domain/bookings/pickup-punctuality.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { SECOND_MS } from "#domain/durations.ts";
import type { Cents } from "#domain/money.ts";
import { cancellationFee, noShowFee } from "#domain/prices/cancellation.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import type { BookingMailKind } from "#server/mail/bookings/booking-mail.ts";
import { storeUndo } from "#server/repositories/bookings/booking-undos.ts";
import { endLeg } from "#server/repositories/bookings/booking-units.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import { lockVehicle, scheduleRelease } from "#server/repositories/unit-holds/booking-holds.ts";
import { endReturnedHolds, readHoldsToRestore } from "#server/repositories/unit-holds/ended-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { markUnitOut } from "#server/services/bookings/internal/mark-unit-out.ts";
import { assertNotHandedOver } from "#server/services/bookings/shared/assert-not-handed-over.ts";
import { releaseEndedHolds } from "#server/services/bookings/shared/release-ended-holds.ts";
import { assertUnitNotBlocked } from "#server/services/units/shared/blocked-unit.ts";

export interface StaffTransition {
  staff: Staff;
  to: BookingStatus;
  reason: string | undefined;
  /** Whether staff confirmed a pickup at another time than agreed. */
  atAnotherTime: boolean;
  /** Whether the renter owes what the terms say of a cancellation or a car that was not collected. */
  chargesFee: boolean;
}

/** The mail to the renter after each staff transition. */
const MAIL_BY_STATUS: Partial<Record<BookingStatus, BookingMailKind>> = {
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "cancelled-by-staff",
  no_show: "no-show",
  active: "handed-over",
  completed: "completed",
};

/**
 * Applies a transition that `TRANSITIONS` allows to staff. Runs in the caller's transaction, which has locked the booking. Until the time for undo is
 * over, the renter's mail waits and freed units stay held (product.md#undo). Throws "conflict" for any other transition, and whatever `handOver`
 * throws.
 */
export async function transitionByStaff(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  transition: StaffTransition,
): Promise<void> {
  const { id, unitVehicle: vehicle } = booking;
  const { staff, to } = transition;
  // Extend the hold of a late unit up to now, even if the job has not run. Otherwise the return would end the hold at a time in the past.
  if ((to === "active" || to === "completed") && vehicle.id && (await lockVehicle(tx, vehicle.id)))
    await releaseEndedHolds(ctx, tx, vehicle.id);
  // Read the clock only after waiting for the lock, so that departure and hold start at the same instant.
  const now = ctx.clock();
  const from = statusAt(booking, now);
  assertTransition(booking, from, to, now);
  // Declining, cancelling and marking a no-show free the unit, so the renter must not have the car.
  if (to === "declined" || to === "cancelled" || to === "no_show")
    assertNotHandedOver({ ...booking, status: from }, "status");
  const holds = await readHoldsToRestore(tx, id);
  const undoableUntil = new Date(now.getTime() + ctx.env.staffUndoSeconds * SECOND_MS);
  // If the pickup is already recorded, the car has left, so the transition must be possible at any time.
  const leftAt = holds.find(({ outSince }) => outSince !== null)?.outSince;
  if (to === "active" && !leftAt) await handOver(ctx, tx, { booking, now, atAnotherTime: transition.atAnotherTime });
  const collectedAt = leftAt ? new Date(leftAt) : now;
  const times = { ...(to === "active" && { collectedAt }), ...(to === "completed" && { returnedAt: now }) };
  const event = { actor: staff.userId, now, note: transition.reason || null };
  const cancellationFeeCents = transition.chargesFee ? feeOf(booking, to, now) : 0;
  const eventId = await transitionBooking(tx, { id, from, to, ...event, times, cancellationFeeCents });
  if (!eventId) throw new Error(`Booking ${id} changed its state under its lock`);
  if (to === "declined" || to === "cancelled" || to === "no_show") await scheduleRelease(tx, id, undoableUntil);
  if (to === "completed") {
    await endLeg(tx, id, now);
    await endReturnedHolds(tx, {
      bookingId: id,
      readyAt: readyAtAfterReturn(booking, now),
      releasesAt: undoableUntil,
      now,
    });
  }
  await storeUndo(tx, {
    bookingId: id,
    eventId,
    expiresAt: undoableUntil,
    before: toStateBefore(booking, from, to, holds),
  });
  const kind = MAIL_BY_STATUS[to];
  if (kind) await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind, event: eventId }, undoableUntil);
}

/** Returns what the terms of a booking let the renter owe who cancels now, or who did not collect the car. */
function feeOf(booking: Booking, to: BookingStatus, now: Date): Cents {
  if (to === "cancelled") return cancellationFee(booking, now);
  return to === "no_show" ? noShowFee(booking) : 0;
}

function assertTransition(booking: Booking, from: BookingStatus, to: BookingStatus, now: Date): void {
  if (!canTransition(from, to, "staff")) {
    const states = `${statusLabel(from)}» non può passare a «${statusLabel(to)}`;
    throw new ServiceError("conflict", `Una prenotazione «${states}».`);
  }
  if (to === "no_show" && now < booking.pickup.at) {
    throw new ServiceError("conflict", "L'ora del ritiro non è ancora passata: il cliente può ancora presentarsi.");
  }
}

const toStateBefore = (
  { collectedAt, returnedAt, expectedReturnAt }: Booking,
  status: BookingStatus,
  after: BookingStatus,
  holds: Awaited<ReturnType<typeof readHoldsToRestore>>,
) => ({
  status,
  after,
  collectedAt: collectedAt?.toISOString() ?? null,
  returnedAt: returnedAt?.toISOString() ?? null,
  expectedReturnAt: expectedReturnAt?.toISOString() ?? null,
  holds,
});

/** Returns when the unit of a returned car is ready again: now plus transfer back and turnaround, however early the car came back. */
const readyAtAfterReturn = ({ unitVehicle, delivery }: Booking, now: Date): Date =>
  computeHoldSpan(now, now, { ...unitVehicle, ...toTransferMinutes(delivery) }).to;

/**
 * Marks the unit as out with the renter and holds it from `now` (product.md#handover-guard). Runs in the caller's transaction, which has locked
 * booking and vehicle and released expired holds. Throws "conflict" for a pickup at another time than agreed that staff have not confirmed, for an
 * agreed return in the past, and for a unit that is out, held by another booking or blocked by an expiry.
 */
async function handOver(
  ctx: AppContext,
  tx: Transaction,
  { booking, now, atAnotherTime }: { booking: Booking; now: Date; atAnotherTime: boolean },
): Promise<void> {
  const question = pickupPunctualityQuestion(booking.pickup, now);
  if (question && !atAnotherTime) throw new ServiceError("conflict", question, [{ path: "status", message: question }]);
  if (now >= booking.return.at) {
    throw new ServiceError("conflict", "La riconsegna concordata è già passata: cambia prima le date.");
  }
  const { unit, unitVehicle: vehicle } = booking;
  if (vehicle.id === null || unit === null)
    throw new ServiceError("conflict", "L'auto non è più in flotta: scegline un'altra.");
  await assertUnitNotBlocked(ctx, tx, { vehicleId: vehicle.id, unit });
  await markUnitOut(tx, { bookingId: booking.id, vehicle, unit, now });
}
