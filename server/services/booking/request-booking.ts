import type { Booking } from "#domain/booking/booking.ts";
import { driverProblems } from "#domain/booking/terms.ts";
import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import { type BookingRequest, bookingRequestSchema } from "#domain/forms/booking-request.ts";
import { messages } from "#domain/messages.it.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { findBooking } from "#server/repositories/bookings.ts";
import { lockVehicle } from "#server/repositories/unit-holds.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles.ts";
import { expireHolds } from "#server/services/booking/expire-holds.ts";
import { freeUnits } from "#server/services/booking/free-units.ts";
import { holdLowestUnit } from "#server/services/booking/hold-lowest-unit.ts";
import { findRepeated, type RequestKey, requestKey } from "#server/services/booking/idempotency.ts";
import { manageToken, manageUrl } from "#server/services/booking/manage-token.ts";
import { type Rental, resolveRental } from "#server/services/booking/resolve-rental.ts";
import { storeBooking } from "#server/services/booking/store-booking.ts";
import { fieldProblems } from "#server/services/field-problems.ts";

export interface BookingInput {
  /** As it came in; checked here once more, whoever calls. */
  request: unknown;
  /** Given by the caller, so that the same request sent twice makes one booking. */
  idempotencyKey?: string | undefined;
}

export interface BookingReceipt {
  booking: Booking;
  /** The key of the renter's private link, and the link. */
  token: string;
  manageUrl: string;
}

/** A request that has nothing wrong with it. */
interface CheckedRequest {
  request: BookingRequest;
  vehicle: VehicleProfile;
  rental: Rental;
  key: RequestKey | null;
}

/** Expired requests of one car that a new request tidies away at most; the job does the rest. */
const TIDY_AT_MOST = 50;

/**
 * Takes a booking request (design 5, 7): holds the lowest free unit of the car for the whole rental and its turnaround, and leaves
 * mails for renter and staff, all in one transaction. The price is made here and nowhere else.
 * Refuses "invalid" with a message for each wrong field, "conflict" when no unit is free. The same key with the same request gives
 * the same booking again; with another request it is "invalid".
 */
export async function requestBooking(ctx: AppContext, input: BookingInput): Promise<BookingReceipt> {
  const checked = await checkRequest(ctx, input);
  if ("repeated" in checked) return receipt(ctx, checked.repeated);
  // Most of those who come too late learn it here, without waiting for the others in front of the car.
  await refuseTaken(ctx, checked);
  const booking = await retriedTransaction(ctx.db, (tx) => takeUnit(ctx, tx, checked));
  ctx.pages.clear();
  ctx.logger.info({ reference: booking.reference }, "booking requested");
  return receipt(ctx, booking);
}

async function checkRequest(ctx: AppContext, input: BookingInput): Promise<CheckedRequest | { repeated: Booking }> {
  const parsed = bookingRequestSchema.safeParse(input.request);
  if (!parsed.success) throw invalid(fieldProblems(parsed.error));
  const request = parsed.data;
  const key = requestKey(input.idempotencyKey, request);
  const repeated = key && (await findRepeated(ctx.db, key));
  if (repeated) return { repeated };

  const vehicle = await findVehicleBySlug(ctx.db, request.vehicle);
  if (!vehicle) throw invalid([{ path: "vehicle", message: "Questa auto non esiste." }]);
  const driver = { birthDate: request.driverBirthDate, licenceDate: request.licenceDate };
  const { rental, problems } = await resolveRental(ctx, {
    vehicle,
    pickup: { date: request.pickupDate, time: request.pickupTime },
    return: { date: request.returnDate, time: request.returnTime },
    pickupCity: request.pickupCity,
    returnCity: request.returnCity,
  });
  const wrong = [
    ...problems,
    ...driverProblems(driver, request.pickupDate, vehicle.terms).map(({ field, message }) => ({
      path: field,
      message,
    })),
  ];
  if (!rental || wrong.length > 0) throw invalid(wrong);
  return { request, vehicle, rental, key };
}

async function refuseTaken(ctx: AppContext, { vehicle, rental, key }: CheckedRequest): Promise<void> {
  const units = vehicle.available ? await freeUnits(ctx.db, vehicle, rental.span, ctx.clock()) : [];
  // Taken perhaps by this very request, sent twice at once: the transaction finds out.
  if (units.length === 0 && !(key && (await findRepeated(ctx.db, key)))) throw taken();
}

/** The transaction: one request at a time in front of a car, so that those behind answer cleanly. */
async function takeUnit(ctx: AppContext, tx: Transaction, checked: CheckedRequest): Promise<Booking> {
  const { vehicle, rental, key } = checked;
  const now = ctx.clock();
  const car = await lockVehicle(tx, vehicle.id);
  const repeated = key && (await findRepeated(tx, key));
  if (repeated) return repeated;
  if (!car?.available) throw taken();
  await expireHolds(ctx, tx, { now, limit: TIDY_AT_MOST, vehicleId: vehicle.id });
  const units = await freeUnits(tx, { id: vehicle.id, totalUnits: car.totalUnits }, rental.span, now);
  if (units.length === 0) throw taken();
  const id = await storeBooking(ctx, tx, { ...checked, now });
  const held = await holdLowestUnit(tx, units, { vehicleId: vehicle.id, span: rental.span, bookingId: id, now });
  if (!held) throw taken();
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind: "received" });
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind: "staff-received" });
  return stored(tx, id);
}

async function stored(db: Queryable, id: string): Promise<Booking> {
  const booking = await findBooking(db, { id });
  if (!booking) throw new Error(`Booking ${id} is not there right after it was stored`);
  return booking;
}

function receipt(ctx: AppContext, booking: Booking): BookingReceipt {
  return { booking, token: manageToken(ctx.env.secret, booking.id), manageUrl: manageUrl(ctx.env, booking.id) };
}

const invalid = (fields: ServiceError["fields"]) =>
  new ServiceError("invalid", "Controlla i dati della richiesta.", fields);
const taken = () => new ServiceError("conflict", messages.booking.taken);
