import type { Booking } from "#domain/booking/booking.ts";
import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import type { PhoneBooking } from "#domain/forms/bookings/phone-booking.ts";
import { driverProblems } from "#domain/prices/terms.ts";
import type { RentalLimits } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { type Rental, type RequestedRental, resolveRental } from "#server/services/booking/shared/resolve-rental.ts";
import { WRONG_REQUEST } from "#server/services/checked-input.ts";
import { findRepeated, type RequestKey, requestKey } from "#server/services/internal/idempotency.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** A request that has nothing wrong with it. */
export interface CheckedRequest {
  request: BookingRequest | PhoneBooking;
  vehicle: VehicleProfile;
  rental: Rental;
  key: RequestKey | null;
}

export interface RequestToCheck {
  /** As its schema understood it. */
  request: BookingRequest | PhoneBooking;
  idempotencyKey: string | undefined;
  limits: RentalLimits;
}

/**
 * Works a request out against the catalogue, or finds the booking that the same request has made before. Refuses "invalid" with a
 * message for each wrong field. Whether the car is free is not asked here.
 */
export async function checkRequest(
  ctx: AppContext,
  { request, idempotencyKey, limits }: RequestToCheck,
): Promise<CheckedRequest | { repeated: Booking }> {
  const key = requestKey(idempotencyKey, request);
  const repeated = key && (await findRepeated(ctx.db, key));
  if (repeated) return { repeated };

  const vehicle = await findVehicleBySlug(ctx.db, request.vehicle);
  if (!vehicle) throw invalidRequest([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { rental, problems } = await resolveRental(ctx, requestedRental(request, { vehicle, limits }));
  const wrong = [...problems, ...driverFieldProblems(request, vehicle)];
  if (!rental || wrong.length > 0) throw invalidRequest(wrong);
  return { request, vehicle, rental, key };
}

/** The rental a request is for. */
export const requestedRental = (
  request: Omit<BookingRequest, RenterField>,
  { vehicle, limits }: { vehicle: VehicleProfile; limits: RentalLimits },
): RequestedRental => ({
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
  limits,
});

/** What of a request is about its renter, and not about the rental. */
export const RENTER_FIELDS = {
  name: true,
  email: true,
  phone: true,
  driverBirthDate: true,
  licenceDate: true,
  note: true,
} as const;
type RenterField = keyof typeof RENTER_FIELDS;

/** What keeps the driver from the car, field by field. */
export const driverFieldProblems = (
  { driverBirthDate, licenceDate, pickupDate }: Pick<BookingRequest, "driverBirthDate" | "licenceDate" | "pickupDate">,
  { terms }: VehicleProfile,
): FieldProblem[] =>
  driverProblems({ birthDate: driverBirthDate, licenceDate }, pickupDate, terms).map(({ field, message }) => ({
    path: field,
    message,
  }));

/** The refusal of a request with wrong fields. */
export const invalidRequest = (fields: FieldProblem[]) => new ServiceError("invalid", WRONG_REQUEST, fields);
