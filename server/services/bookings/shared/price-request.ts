import type { Booking } from "#domain/bookings/booking.ts";
import type { CatalogueVehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import type { PhoneBookingRequest } from "#domain/forms/bookings/phone-booking.ts";
import { validateDriver } from "#domain/prices/terms.ts";
import type { RentalLimits } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { type PricedRental, priceRental, type RentalRequest } from "#server/services/bookings/shared/price-rental.ts";
import { readTypedPromotion } from "#server/services/bookings/shared/typed-promotion.ts";
import { findRepeatedBooking, type IdempotencyKey, toIdempotencyKey } from "#server/services/internal/idempotency.ts";
import { INVALID_REQUEST } from "#server/services/parse-input.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** A valid, priced request. */
export interface BookingOffer {
  request: BookingRequest | PhoneBookingRequest;
  vehicle: CatalogueVehicleProfile;
  rental: PricedRental;
  key: IdempotencyKey | null;
}

export interface RequestToPrice {
  /** The parsed booking request. */
  request: BookingRequest | PhoneBookingRequest;
  idempotencyKey: string | undefined;
  limits: RentalLimits;
  /** The grace period of an accepted quote; by default the current setting. */
  graceMinutes?: number | undefined;
  /** Whether an accepted quote has settled the price, so that no fee for a young driver is added. */
  isQuoted?: boolean;
}

/**
 * Returns the priced offer of a booking request, or the booking that the same request has already created. Throws "invalid" with a message per wrong
 * field. Does not check whether a unit is free.
 */
export async function priceRequest(
  ctx: AppContext,
  { request, idempotencyKey, limits, graceMinutes, isQuoted = false }: RequestToPrice,
): Promise<BookingOffer | { repeated: Booking }> {
  const key = toIdempotencyKey(idempotencyKey, request);
  const repeated = key && (await findRepeatedBooking(ctx.db, key));
  if (repeated) return { repeated };

  const vehicle = await findVehicleBySlug(ctx.db, request.vehicle);
  if (!vehicle) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { rental, problems } = await priceRental(ctx, {
    ...toRentalRequest(request, { vehicle, limits }),
    graceMinutes,
    driverBirthDate: isQuoted ? undefined : request.driverBirthDate,
    typedPromotion: await readTypedPromotion(ctx, { ...request, code: request.promotion_code }),
  });
  const allProblems = [...problems, ...driverFieldProblems(request, vehicle)];
  if (!rental || allProblems.length > 0) throw invalidRequestError(allProblems);
  return { request, vehicle, rental, key };
}

/** Returns the rental part of a booking request. */
export const toRentalRequest = (
  request: Omit<BookingRequest, RenterField>,
  { vehicle, limits }: { vehicle: CatalogueVehicleProfile; limits: RentalLimits },
): RentalRequest => ({
  vehicle,
  pickup: { date: request.pickupDate, time: request.pickupTime },
  return: { date: request.returnDate, time: request.returnTime },
  pickupCity: request.pickupCity,
  pickupPlace: request.pickupPlace,
  pickupAddress: request.pickupAddress,
  returnCity: request.returnCity,
  returnPlace: request.returnPlace,
  returnAddress: request.returnAddress,
  meetingPoint: request.meetingPoint,
  flightOrTrain: request.flightOrTrain,
  extras: request.extras,
  protection: request.protection,
  limits,
});

/** The fields of a booking request that are about the renter, not about the rental. */
export const RENTER_FIELDS = {
  name: true,
  email: true,
  phone: true,
  driverBirthDate: true,
  licenceDate: true,
  note: true,
  language: true,
} as const;
type RenterField = keyof typeof RENTER_FIELDS;

/** Returns why the driver may not drive the vehicle, field by field. */
export const driverFieldProblems = (
  { driverBirthDate, licenceDate, pickupDate }: Pick<BookingRequest, "driverBirthDate" | "licenceDate" | "pickupDate">,
  { terms }: CatalogueVehicleProfile,
): FieldProblem[] =>
  validateDriver({ birthDate: driverBirthDate, licenceDate }, pickupDate, terms).map(({ field, message }) => ({
    path: field,
    message,
  }));

/** Returns the error for a request with wrong fields. */
export const invalidRequestError = (fields: FieldProblem[]) => new ServiceError("invalid", INVALID_REQUEST, fields);
