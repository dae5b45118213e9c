import { can } from "#domain/access/abilities.ts";
import type { Booking } from "#domain/bookings/booking.ts";
import { chargedFurtherDrivers, chargeFurtherDrivers } from "#domain/extras/further-driver.ts";
import { type PhoneBookingRequest, phoneBookingRequestSchema } from "#domain/forms/bookings/phone-booking.ts";
import { sumLines } from "#domain/prices/price-line.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { replaceStoredDrivers, type StoredDriver } from "#server/repositories/bookings/booking-drivers.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { readFurtherDriver } from "#server/services/bookings/internal/further-driver-price.ts";
import { type OfferToBook, reloadBooking } from "#server/services/bookings/internal/store-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { readCopiedDrivers } from "#server/services/bookings/request/internal/copied-drivers.ts";
import { storeBookingWithUnit } from "#server/services/bookings/shared/allocate-unit.ts";
import { assertLongEnough, noteBelowMinimum } from "#server/services/bookings/shared/below-minimum.ts";
import { assertExtrasInTime, noteLateExtras } from "#server/services/bookings/shared/late-extras.ts";
import { assertMonthOpen } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { assertInsideHours, noteOutsideHours } from "#server/services/bookings/shared/outside-hours.ts";
import { type BookingOffer, priceRequest } from "#server/services/bookings/shared/price-request.ts";
import {
  requestConfirmDecision,
  requireConfirmDecision,
} from "#server/services/bookings/shared/require-confirm-decision.ts";
import { resolveAgreedPrice } from "#server/services/bookings/shared/resolve-agreed-price.ts";
import { toAuditedCustomer } from "#server/services/customers/shared/active-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { assertUnitNotBlocked } from "#server/services/units/shared/blocked-unit.ts";

export interface PhoneBookingInput {
  staff: Staff;
  body: unknown;
  idempotencyKey: string | undefined;
}

/**
 * Creates a booking for a renter on the phone, and mails the renter a summary with the private link. The rules for online requests apply, except that
 * the rental may start at any time of today, last a year and be confirmed immediately. Idempotent by key. Throws "invalid" with a message per wrong
 * field, and "conflict" if no unit is free, for a pickup in a closed month, or if the hours of a city do not allow the rental and no reason is given
 * (product.md#hours-of-a-city). If an expiry blocks the chosen unit, the message has the reason. The booking of a banned customer is confirmed only by
 * an admin who gives the reason; otherwise it stays a request (product.md#rental-ban).
 */
export async function bookByPhone(
  ctx: AppContext,
  { staff, body, idempotencyKey }: PhoneBookingInput,
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const request = parseInput(phoneBookingRequestSchema, body);
  const offer = await priceRequest(ctx, { request, idempotencyKey, limits: STAFF_LIMITS });
  if ("repeated" in offer) return bookingDetailOf(ctx, ctx.db, offer.repeated);
  assertMonthOpen(ctx, staff, request.pickupDate);
  assertInsideHours(offer.rental.outsideHours, request.outside_hours);
  assertLongEnough(offer.rental.belowMinimum, request.below_minimum);
  assertExtrasInTime(offer.rental.lateExtras, request.late_extras);
  const drivers = await readCopiedDrivers(ctx, request, offer);
  const charged = await withChargedDrivers(ctx, offer, drivers.length);
  const agreed = toPhoneAgreement(ctx, staff, request, charged);
  return staffWrite(ctx, staff, async (tx, audit) =>
    bookingDetailOf(
      ctx,
      tx,
      await storePhoneBooking(ctx, tx, { staff, offer: charged, request, agreed, drivers, audit }),
    ),
  );
}

/** Returns an offer whose price charges at least so many further drivers (product.md#second-drivers). */
async function withChargedDrivers(ctx: AppContext, offer: BookingOffer, drivers: number): Promise<BookingOffer> {
  const { rental, vehicle } = offer;
  const extra = await readFurtherDriver(ctx.db, { vehicle, pickupCity: rental.pickup.city });
  const count = Math.max(drivers, chargedFurtherDrivers(rental.quote.lines));
  const charged = chargeFurtherDrivers(rental.quote.lines, { count, days: rental.quote.days, extra });
  // They are part of the first price, not of a change.
  const lines = charged.map((line) => ({ ...line, phase: "booking" as const }));
  return { ...offer, rental: { ...rental, quote: { ...rental.quote, lines, total: sumLines(lines) } } };
}

/** Returns the price that staff agreed on the phone; it must be within the role's limit. */
function toPhoneAgreement(
  ctx: AppContext,
  staff: Staff,
  { agreed: agreementFields }: PhoneBookingRequest,
  { rental }: BookingOffer,
) {
  if (!agreementFields || agreementFields.kind === "list") return null;
  requireAbility(staff, "bookings.discount");
  const price = resolveAgreedPrice(ctx, {
    staff,
    fields: agreementFields,
    listTotal: rental.quote.total,
    path: "agreed.value",
  });
  return price && { price, reason: agreementFields.reason, by: staff.userId };
}

interface PhoneBookingToStore {
  staff: Staff;
  offer: BookingOffer;
  request: PhoneBookingRequest;
  agreed: OfferToBook["agreed"];
  /** The additional drivers of the copied booking. */
  drivers: readonly StoredDriver[];
  audit: Audit;
}

async function storePhoneBooking(
  ctx: AppContext,
  tx: Transaction,
  { staff, offer, request, agreed, drivers, audit }: PhoneBookingToStore,
): Promise<Booking> {
  const actor = staff.userId;
  const { unit } = request;
  if (unit !== undefined) await assertUnitNotBlocked(ctx, tx, { vehicleId: offer.vehicle.id, unit });
  const allocated = await storeBookingWithUnit(ctx, tx, {
    ...offer,
    actor,
    customer: request.customer,
    agreed,
  });
  if ("repeated" in allocated) return allocated.repeated;
  const { id } = allocated;
  if (drivers.length > 0) await replaceStoredDrivers(tx, id, drivers.map(toCopiedDriver));
  const shouldConfirm = request.confirm && (await mayConfirm(ctx, tx, { staff, id, request, audit }));
  if (shouldConfirm) await transitionBooking(tx, { id, from: "requested", to: "confirmed", actor, now: ctx.clock() });
  const status = shouldConfirm ? "confirmed" : "requested";
  const reason = offer.rental.outsideHours === null ? undefined : request.outside_hours;
  if (reason) await noteOutsideHours(ctx, tx, { bookingId: id, status, actor, reason });
  const shortReason = offer.rental.belowMinimum === null ? undefined : request.below_minimum;
  if (shortReason) await noteBelowMinimum(ctx, tx, { bookingId: id, status, actor, reason: shortReason });
  const lateReason = offer.rental.lateExtras === null ? undefined : request.late_extras;
  if (lateReason) await noteLateExtras(ctx, tx, { bookingId: id, status, actor, reason: lateReason });
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind: shouldConfirm ? "confirmed" : "received" });
  const booking = await reloadBooking(tx, id);
  const after = {
    ...toAuditedBooking(booking),
    ...(drivers.length > 0 && { drivers: drivers.map(toAuditedCustomer) }),
    ...(reason && { outside_hours: reason }),
    ...(shortReason && { below_minimum: shortReason }),
    ...(lateReason && { late_extras: lateReason }),
  };
  await audit({ action: "create", entity: "bookings", entityId: id, before: null, after });
  return booking;
}

/** Whether the booking may be confirmed at once. For a banned customer, customer service only asks an admin; an admin gives the reason. */
async function mayConfirm(
  ctx: AppContext,
  tx: Transaction,
  { staff, id, request, audit }: Pick<PhoneBookingToStore, "staff" | "request" | "audit"> & { id: string },
): Promise<boolean> {
  if (!can(staff.roles, "customers.ban"))
    return !(await requestConfirmDecision(ctx, tx, { bookingId: id, askedBy: staff.userId, audit }));
  const booking = await reloadBooking(tx, id);
  await requireConfirmDecision(ctx, tx, audit, { staff, booking, banReason: request.ban_reason });
  return true;
}

const toCopiedDriver = ({ id: _id, bookingId: _booking, position: _place, createdAt: _at, ...driver }: StoredDriver) =>
  driver;
