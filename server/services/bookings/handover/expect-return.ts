import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { expectedReturnSchema } from "#domain/forms/bookings/booking-change.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { reopenDayTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import { lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { shortenHold } from "#server/repositories/unit-holds/late-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { assertReturnMoment } from "#server/services/bookings/shared/assert-return-moment.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { releaseEndedHolds } from "#server/services/bookings/shared/release-ended-holds.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseInput } from "#server/services/parse-input.ts";

/**
 * Sets when staff expect a late car back. Holds its unit until then plus the turnaround, but not into the time of another booking
 * (product.md#late-returns). Dates and price of the booking do not change. A repeated call with the same time changes nothing. Throws "invalid" for a
 * time in the past or too far ahead, "not-found", and "conflict" for a booking whose car is not out.
 */
export async function expectReturn(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const moment = parseInput(expectedReturnSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBookingForStaff(ctx, tx, { staff, key });
    const now = ctx.clock();
    const status = statusAt(before, now);
    if (status !== "active")
      throw new ServiceError("conflict", "L'auto non è fuori: il rientro si attende solo di un'auto in viaggio.");
    const expectedReturnAt = toInstant(moment, before.return.timeZone);
    if (before.expectedReturnAt?.getTime() === expectedReturnAt.getTime()) return bookingDetailOf(ctx, tx, before);
    assertReturnMoment(expectedReturnAt, now, "date");
    // Clear the alert, so that staff get another alert if the car is late again.
    await updateStoredBooking(tx, before.id, { expectedReturnAt, overdueTold: null }, now);
    await reopenDayTasks(tx, before.id, ["return", "wash"], now);
    await extendHoldUntil(ctx, tx, before, expectedReturnAt);
    const note = `Rientro atteso: ${formatItalianShort(moment.date)} alle ${moment.time}`;
    await insertStaffOnlyEvent(tx, { bookingId: before.id, kind: "change", status, actor: staff.userId, note }, now);
    const after = (await findStoredBooking(tx, { id: before.id })) ?? before;
    const images = { before: toAuditedBooking(before), after: toAuditedBooking(after) };
    await audit({ action: "update", entity: "bookings", entityId: before.id, ...images });
    return bookingDetailOf(ctx, tx, after);
  });
}

/** Moves the end of the hold to the time at which the unit can be ready, which may be earlier or later than the hold's current end. */
async function extendHoldUntil(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  expectedReturnAt: Date,
): Promise<void> {
  const { id, unitVehicle: vehicle, delivery, return: agreedReturn } = booking;
  if (!vehicle.id || !(await lockVehicle(tx, vehicle.id))) return;
  const backAt = expectedReturnAt < agreedReturn.at ? agreedReturn.at : expectedReturnAt;
  await shortenHold(tx, id, computeHoldSpan(backAt, backAt, { ...vehicle, ...toTransferMinutes(delivery) }).to);
  await releaseEndedHolds(ctx, tx, vehicle.id);
}
