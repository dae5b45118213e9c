import type { Booking } from "#domain/bookings/booking.ts";
import type { ReopenedStatus } from "#domain/bookings/booking-statuses.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { reopeningSchema } from "#domain/forms/bookings/reopening.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { storeRemovedPictures } from "#server/repositories/bookings/booking-events.ts";
import { storeUndo } from "#server/repositories/bookings/booking-undos.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import { findCustomersOfBookings } from "#server/repositories/customers/customer-requests.ts";
import { withdrawUnsentReviewRequest } from "#server/repositories/reviews/review-requests.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireBanDecision } from "#server/services/ban-decisions/shared/require-ban-decision.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { findReopening } from "#server/services/bookings/shared/find-reopening.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";
import type { LockedReopening } from "./internal/reopening/locked-reopening.ts";
import { reopenRental } from "./internal/reopening/reopen-rental.ts";
import { reopenReservation } from "./internal/reopening/reopen-reservation.ts";
import { retakePromotionUse } from "./internal/retake-promotion-use.ts";

/**
 * Reopens a booking that ended by mistake (product.md#reopening): a concluded rental is in progress again, any other booking is confirmed again.
 * Idempotent by key. Until the time for undo is over, the renter's mail waits. Throws "invalid" for wrong or missing fields, "not-found", and
 * "conflict" for a booking that cannot be reopened, for a banned customer without an admin's reason (product.md#rental-ban), for a unit that is not free, for a colour that staff have not confirmed, for a promotion code without uses left, and for a stale
 * `version`.
 */
export async function reopenBooking(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: { staff: Staff; id: string; body: unknown; idempotencyKey?: string | undefined },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.reopen");
  const form = parseInput(reopeningSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBookingForStaff(ctx, tx, { staff, key });
    const request = { endpoint: "POST /api/bookings/:id/reopening", bookingId: booking.id, form };
    await createOnce(ctx, tx, { staff, idempotencyKey, request }, () =>
      reopen(ctx, tx, { staff, booking, form, audit }),
    );
    return bookingDetailOf(ctx, tx, (await findStoredBooking(tx, { id: booking.id })) ?? booking);
  });
}

/** Reopens the booking and returns the id of the transition's event. */
async function reopen(
  ctx: AppContext,
  tx: Transaction,
  { audit, ...reopening }: LockedReopening & { audit: Audit },
): Promise<string> {
  const { staff, booking, form } = reopening;
  await rejectStaleVersion(tx, "bookings", booking, form.version, ctx);
  const to = await requireReopenedStatus(ctx, tx, booking);
  const customer = (await findCustomersOfBookings(tx, [booking.id])).get(booking.id);
  const customers = customer ? [customer] : [];
  const ban = { staff, action: "reopen", booking, customers, banReason: form.ban_reason, path: "reason" } as const;
  await requireBanDecision(ctx, tx, audit, ban);
  const reopened =
    to === "active" ? await reopenRental(ctx, tx, reopening) : await reopenReservation(ctx, tx, reopening);
  const { now } = reopened;
  await withdrawUnsentReviewRequest(tx, booking.id);
  const eventId = await transitionBooking(tx, {
    id: booking.id,
    from: booking.status,
    to,
    actor: staff.userId,
    now,
    note: [`Motivo: ${form.reason}`, ...reopened.notes].join("\n"),
    times: { returnedAt: null },
  });
  if (!eventId) throw new Error(`Booking ${booking.id} changed its state under its lock`);
  if (reopened.returnRecord) await storeRemovedPictures(tx, eventId, [reopened.returnRecord]);
  const after = (await findStoredBooking(tx, { id: booking.id })) ?? booking;
  const promotionReleasedAt = (await retakePromotionUse(tx, after, now))?.toISOString() ?? null;
  const undoableUntil = new Date(now.getTime() + ctx.env.staffUndoSeconds * SECOND_MS);
  await storeUndo(tx, {
    bookingId: booking.id,
    eventId,
    expiresAt: undoableUntil,
    before: {
      ...toStateBefore(booking, to),
      holds: reopened.holds,
      reopening: { ...reopened.undo, version: after.version, promotionReleasedAt },
    },
  });
  await audit({
    action: "reopen",
    entity: "bookings",
    entityId: booking.id,
    before: { ...toAuditedBooking(booking), unitNumber: booking.unit, returnRecord: reopened.returnRecord ?? null },
    after: { ...toAuditedBooking(after), unitNumber: after.unit, returnRecord: null, reason: form.reason },
  });
  const mail = { booking: booking.id, kind: "reopened" as const, event: eventId, ...reopened.mail };
  await ctx.jobs.enqueue(tx, "booking-mail", mail, undoableUntil);
  return eventId;
}

async function requireReopenedStatus(ctx: AppContext, tx: Transaction, booking: Booking): Promise<ReopenedStatus> {
  const reopening = await findReopening(ctx, tx, booking);
  if ("problem" in reopening) throw new ServiceError("conflict", reopening.problem);
  return reopening.to;
}

const toStateBefore = ({ status, collectedAt, returnedAt, expectedReturnAt }: Booking, after: ReopenedStatus) => ({
  status,
  after,
  collectedAt: collectedAt?.toISOString() ?? null,
  returnedAt: returnedAt?.toISOString() ?? null,
  expectedReturnAt: expectedReturnAt?.toISOString() ?? null,
});
