import type { Booking } from "#domain/booking/booking.ts";
import { type PhoneBooking, phoneBookingSchema } from "#domain/forms/bookings/phone-booking.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { auditedBooking } from "#server/services/booking/internal/audited-booking.ts";
import { type BookingToStore, storedBooking } from "#server/services/booking/internal/store-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/booking/record/read-booking-detail.ts";
import { agreeWithinRole } from "#server/services/booking/shared/agree-within-role.ts";
import { type CheckedRequest, checkRequest } from "#server/services/booking/shared/check-request.ts";
import { takeUnit } from "#server/services/booking/shared/take-unit.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { refuseBlockedUnit } from "#server/services/units/shared/blocked-unit.ts";

export interface PhoneCall {
  staff: Staff;
  body: unknown;
  idempotencyKey: string | undefined;
}

/**
 * Takes a booking down for somebody on the phone: the renter's own rules, but it may begin at any hour of today, last a
 * year, and be confirmed at once; the renter gets the summary with the private link. Refuses "invalid" with a message for each wrong
 * field, "conflict" when no unit is free, with the reason when an expiry blocks the one that was chosen. The same key with the same request gives the same booking again.
 */
export async function bookByPhone(ctx: AppContext, { staff, body, idempotencyKey }: PhoneCall): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const request = checkedInput(phoneBookingSchema, body);
  const checked = await checkRequest(ctx, { request, idempotencyKey, limits: STAFF_LIMITS });
  if ("repeated" in checked) return bookingDetailOf(ctx, ctx.db, checked.repeated);
  const agreed = agreedOf(ctx, staff, request, checked);
  return staffWrite(ctx, staff, async (tx, audit) =>
    bookingDetailOf(ctx, tx, await takeDown(ctx, tx, { staff, checked, request, agreed, audit })),
  );
}

/** What was agreed on the phone about the price, within what the role may. */
function agreedOf(ctx: AppContext, staff: Staff, { agreed: named }: PhoneBooking, { rental }: CheckedRequest) {
  if (!named || named.kind === "list") return null;
  requireAbility(staff, "bookings.discount");
  const price = agreeWithinRole(ctx, { staff, named, listTotal: rental.quote.total, path: "agreed.value" });
  return price && { price, reason: named.reason, by: staff.userId };
}

interface TakeDown {
  staff: Staff;
  checked: CheckedRequest;
  request: PhoneBooking;
  agreed: BookingToStore["agreed"];
  audit: Audit;
}

async function takeDown(
  ctx: AppContext,
  tx: Transaction,
  { staff, checked, request, agreed, audit }: TakeDown,
): Promise<Booking> {
  const actor = staff.userId;
  const { unit } = request;
  if (unit !== undefined) await refuseBlockedUnit(ctx, tx, { vehicleId: checked.vehicle.id, unit });
  const taken = await takeUnit(ctx, tx, {
    ...checked,
    actor,
    customer: request.customer,
    agreed,
  });
  if ("repeated" in taken) return taken.repeated;
  const { id } = taken;
  if (request.confirm) await transitionBooking(tx, { id, from: "requested", to: "confirmed", actor, now: ctx.clock() });
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind: request.confirm ? "confirmed" : "received" });
  const booking = await storedBooking(tx, id);
  await audit({ action: "create", entity: "bookings", entityId: id, before: null, after: auditedBooking(booking) });
  return booking;
}
