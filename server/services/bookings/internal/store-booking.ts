import { randomUUID } from "node:crypto";
import type { Booking } from "#domain/bookings/booking.ts";
import { firstHoldExpiresAt, fullHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { normaliseMailbox } from "#domain/bookings/request/request-limits.ts";
import type { CatalogueVehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import type { PhoneBookingRequest } from "#domain/forms/bookings/phone-booking.ts";
import type { AgreedPrice } from "#domain/prices/agreed-price.ts";
import { withAgreement } from "#domain/prices/price-line.ts";
import { createBookingReference } from "#domain/reference-codes.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { toAgreedColumns } from "#server/repositories/bookings/agreed-prices.ts";
import { toDeliveryColumns } from "#server/repositories/bookings/booking-delivery.ts";
import { insertBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { toPeriodColumns } from "#server/repositories/bookings/period-columns.ts";
import { insertBooking, type NewBooking } from "#server/repositories/bookings/write-bookings.ts";
import { endBookedEntries } from "#server/repositories/waiting-list/waiting-list.ts";
import { manageTokenHash } from "#server/services/bookings/shared/manage-token.ts";
import type { PricedRental } from "#server/services/bookings/shared/price-rental.ts";
import { takeNewPromotionUse } from "#server/services/bookings/shared/promotion-use.ts";
import { attachBooking } from "#server/services/customers/shared/attach-customer.ts";
import { findRepeatedBooking, type IdempotencyKey, withFreeReference } from "#server/services/internal/idempotency.ts";

export interface OfferToBook {
  request: BookingRequest | PhoneBookingRequest;
  vehicle: CatalogueVehicleProfile;
  rental: PricedRental;
  key: IdempotencyKey | null;
  /** Who made the booking request: "renter", or the id of the staff user who answered the phone. */
  actor: string;
  /** The hash of the visitor's network address; null or undefined if no visitor sent the request. */
  visitor?: string | null | undefined;
  /** The id of the customer whom staff chose; undefined if they chose none. */
  customer?: string | undefined;
  /** The price that staff agreed, with the reason; null or undefined if the list price applies. */
  agreed?: { price: AgreedPrice; reason: string; by: string } | null | undefined;
  now: Date;
}

/** Stores an offer as a booking with status `requested`, with the current price and terms and the first event. Returns the booking's id. */
export async function storeBooking(ctx: AppContext, tx: Transaction, offer: OfferToBook): Promise<string> {
  const id = randomUUID();
  const row = toNewBookingRow(ctx, id, offer);
  const createReference = (random: Uint8Array) => createBookingReference(random, ctx.site.bookingPrefix);
  return withFreeReference(ctx, createReference, async (reference) => {
    if (await insertBooking(tx, { ...row, reference })) {
      await insertBookingEvents(tx, [id], "requested", offer.actor, offer.now);
      await attachBooking(ctx, tx, { ...offer, id, reference });
      await takeNewPromotionUse(tx, {
        ...offer.request,
        bookingId: id,
        promotion: offer.rental.promotion,
        now: offer.now,
      });
      await endWaiting(tx, offer);
      return id;
    }
    // The duplicate may be the idempotency key: a request for another vehicle may have used the same key at the same time.
    if (offer.key) await findRepeatedBooking(tx, offer.key);
    return null;
  });
}

function toNewBookingRow(
  ctx: AppContext,
  id: string,
  { request, vehicle, rental, key, actor, agreed, visitor, now }: OfferToBook,
): Omit<NewBooking, "reference"> {
  const { quote } = rental;
  return {
    id,
    status: "requested",
    vehicleId: vehicle.id,
    vehicleName: `${vehicle.brand} ${vehicle.name}`,
    ...toPeriodColumns(rental),
    ...toDeliveryColumns(rental.delivery),
    days: quote.days,
    graceMinutes: rental.graceMinutes,
    dailyRateCents: quote.dailyRate,
    includedKilometres: quote.includedKilometres,
    frozenRates: rental.frozenRates,
    lines: withAgreement(quote.lines, agreed?.price ?? null),
    ...(agreed && toAgreedColumns(agreed.price, { reason: agreed.reason, by: agreed.by, at: now })),
    currency: quote.currency,
    terms: rental.terms,
    cancellationTerms: quote.cancellation ?? null,
    name: request.name,
    email: request.email ?? null,
    phone: request.phone ?? null,
    driverBirthDate: request.driverBirthDate,
    licenceDate: request.licenceDate,
    note: request.note || null,
    language: request.language ?? "it",
    holdExpiresAt: actor === "renter" ? firstHoldExpiresAt(now, ctx.site) : fullHoldExpiresAt(now, ctx.site),
    visitorHash: visitor ?? null,
    manageTokenHash: manageTokenHash(ctx.env.secret, { id, linkVersion: 0 }),
    idempotencyKey: key?.key ?? null,
    idempotencyFingerprint: key?.fingerprint ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Returns the booking that this transaction has just stored. */
export async function reloadBooking(tx: Transaction, id: string): Promise<Booking> {
  const booking = await findStoredBooking(tx, { id });
  if (!booking) throw new Error(`Booking ${id} is not there right after it was stored`);
  return booking;
}

/** Takes the renter off the waiting list for the car that they have booked (product.md#waiting-list). */
async function endWaiting(tx: Transaction, { request, vehicle, rental, now }: OfferToBook): Promise<void> {
  if (!request.email) return;
  await endBookedEntries(tx, {
    mailbox: normaliseMailbox(request.email),
    vehicle: { id: vehicle.id, category: vehicle.category, city: vehicle.location },
    span: { from: rental.pickup.at, to: rental.return.at },
    now,
  });
}
