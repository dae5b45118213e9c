import { randomUUID } from "node:crypto";
import type { Booking } from "#domain/booking/booking.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { firstHoldEnds, fullHoldEnds } from "#domain/booking/request/request-hold.ts";
import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import type { PhoneBooking } from "#domain/forms/bookings/phone-booking.ts";
import { type AgreedPrice, agreedTotal } from "#domain/prices/agreed-price.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { agreedColumns } from "#server/repositories/bookings/agreed-prices.ts";
import { deliveryColumns } from "#server/repositories/bookings/booking-delivery.ts";
import { insertBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { insertBooking, type NewBooking } from "#server/repositories/bookings/write-bookings.ts";
import { manageTokenHash } from "#server/services/booking/shared/manage-token.ts";
import type { Rental } from "#server/services/booking/shared/resolve-rental.ts";
import { attachBooking } from "#server/services/customers/shared/attach-customer.ts";
import { findRepeated, type RequestKey, withFreeReference } from "#server/services/internal/idempotency.ts";

export interface BookingToStore {
  request: BookingRequest | PhoneBooking;
  vehicle: VehicleProfile;
  rental: Rental;
  key: RequestKey | null;
  /** Who asked: "renter", or the staff user who took it down. */
  actor: string;
  /** The hash of the address it came from, when a visitor sent it. */
  visitor?: string | null | undefined;
  /** The customer's id where staff chose one. */
  customer?: string | undefined;
  /** What staff agreed about the price, with the reason. */
  agreed?: { price: AgreedPrice; reason: string; by: string } | null | undefined;
  now: Date;
}

/** Writes the booking down as requested, price and terms as they are now, with its first event; returns its id. */
export async function storeBooking(ctx: AppContext, tx: Transaction, booking: BookingToStore): Promise<string> {
  const id = randomUUID();
  const row = toRow(ctx, id, booking);
  return withFreeReference(ctx, bookingReference, async (reference) => {
    if (await insertBooking(tx, { ...row, reference })) {
      await insertBookingEvents(tx, [id], "requested", booking.actor, booking.now);
      await attachBooking(ctx, tx, { ...booking, id, reference });
      return id;
    }
    // The key may be what is taken: the same key came at the same time with a request for another car.
    if (booking.key) await findRepeated(tx, booking.key);
    return null;
  });
}

function toRow(
  ctx: AppContext,
  id: string,
  { request, vehicle, rental, key, actor, agreed, visitor, now }: BookingToStore,
): Omit<NewBooking, "reference"> {
  const { pickup, quote } = rental;
  return {
    id,
    status: "requested",
    vehicleId: vehicle.id,
    vehicleName: `${vehicle.brand} ${vehicle.name}`,
    pickupCity: pickup.city,
    returnCity: rental.return.city,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: rental.return.date,
    returnTime: rental.return.time,
    pickupAt: pickup.at,
    returnAt: rental.return.at,
    ...deliveryColumns(rental.delivery, quote.supplements),
    days: quote.days,
    dailyRateCents: quote.dailyRate,
    oneWayCents: quote.oneWay,
    totalCents: agreedTotal(quote.total, agreed?.price ?? null),
    ...(agreed && agreedColumns(agreed.price, { reason: agreed.reason, by: agreed.by, at: now })),
    currency: quote.currency,
    terms: vehicle.terms,
    name: request.name,
    email: request.email ?? null,
    phone: request.phone ?? null,
    driverBirthDate: request.driverBirthDate,
    licenceDate: request.licenceDate,
    note: request.note || null,
    holdExpiresAt: actor === "renter" ? firstHoldEnds(now, ctx.site) : fullHoldEnds(now, ctx.site),
    visitorHash: visitor ?? null,
    manageTokenHash: manageTokenHash(ctx.env.secret, { id, linkVersion: 0 }),
    idempotencyKey: key?.key ?? null,
    idempotencyFingerprint: key?.fingerprint ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The booking that has just been stored in this transaction. */
export async function storedBooking(tx: Transaction, id: string): Promise<Booking> {
  const booking = await findStoredBooking(tx, { id });
  if (!booking) throw new Error(`Booking ${id} is not there right after it was stored`);
  return booking;
}
