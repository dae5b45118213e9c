import { statusAt } from "#domain/booking/booking.ts";
import { DAY_MS } from "#domain/durations.ts";
import { expectedReturnSchema } from "#domain/forms/bookings/booking-change.ts";
import { formatItalianShort, toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking, lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { auditedBooking } from "#server/services/booking/internal/audited-booking.ts";
import { bookingKeyOf, noSuchBooking } from "#server/services/booking/internal/booking-problems.ts";
import { settleHolds } from "#server/services/booking/internal/settle-holds.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/booking/record/read-booking-detail.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** The furthest a late car may be expected ahead; beyond it, the dates of the booking change. */
const FURTHEST_DAYS = 30;

/**
 * Notes when a late car is expected back: its unit is held until then and its turnaround, as far as nobody else holds it already
 * (product.md#late-returns). Neither dates nor price change; expected then already, nothing does. Refuses "invalid" for a moment that has passed or lies too far ahead,
 * "not-found", and "conflict" for a booking that is not out.
 */
export async function expectReturn(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const moment = checkedInput(expectedReturnSchema, body);
  const key = bookingKeyOf(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBooking(tx, key);
    if (!before) throw noSuchBooking();
    const now = ctx.clock();
    const status = statusAt(before, now);
    if (status !== "active")
      throw new ServiceError("conflict", "L'auto non è fuori: il rientro si attende solo di un'auto in viaggio.");
    const expectedReturnAt = toInstant(moment, before.return.timeZone);
    if (before.expectedReturnAt?.getTime() === expectedReturnAt.getTime()) return bookingDetailOf(ctx, tx, before);
    refuseMoment(expectedReturnAt, now);
    await updateStoredBooking(tx, before.id, { expectedReturnAt }, now);
    if (before.vehicle.id && (await lockVehicle(tx, before.vehicle.id))) await settleHolds(ctx, tx, before.vehicle.id);
    const note = `Rientro atteso: ${formatItalianShort(moment.date)} alle ${moment.time}`;
    await insertStaffEvent(tx, { bookingId: before.id, kind: "change", status, actor: staff.userId, note }, now);
    const after = (await findStoredBooking(tx, { id: before.id })) ?? before;
    const images = { before: auditedBooking(before), after: auditedBooking(after) };
    await audit({ action: "update", entity: "bookings", entityId: before.id, ...images });
    return bookingDetailOf(ctx, tx, after);
  });
}

function refuseMoment(at: Date, now: Date): void {
  const refuse = (message: string) => {
    throw new ServiceError("invalid", message, [{ path: "date", message }]);
  };
  if (at <= now) refuse("Questa ora è già passata.");
  if (at.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS)
    refuse(`Al massimo fra ${FURTHEST_DAYS} giorni: oltre, cambia le date.`);
}
