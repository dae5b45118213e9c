import { z } from "zod";
import type { Booking } from "#domain/bookings/booking.ts";
import {
  type BookingRequest,
  bookingRequestFields,
  bookingRequestSchema,
} from "#domain/forms/bookings/booking-request.ts";
import type { Cents } from "#domain/money.ts";
import { eurosToCents } from "#domain/money.ts";
import { totalChangedMessage } from "#domain/prices/price-lines.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import {
  alertManyRequests,
  alertStaffOfRequests,
  assertOpenRequestLimit,
  TooManyOpenRequests,
} from "#server/services/bookings/internal/open-request-limit.ts";
import { reloadBooking } from "#server/services/bookings/internal/store-booking.ts";
import { queuePerVehicle } from "#server/services/bookings/request/internal/serialize-per-vehicle.ts";
import {
  filterByColour,
  listFreeUnits,
  noFreeUnitError,
  storeBookingWithUnit,
} from "#server/services/bookings/shared/allocate-unit.ts";
import { deriveManageToken, manageUrl } from "#server/services/bookings/shared/manage-token.ts";
import { type PricedRental, priceRental } from "#server/services/bookings/shared/price-rental.ts";
import {
  type BookingOffer,
  driverFieldProblems,
  invalidRequestError,
  priceRequest,
  RENTER_FIELDS,
  toRentalRequest,
} from "#server/services/bookings/shared/price-request.ts";
import { countPromotionAttempt, PROMOTION_FIELD } from "#server/services/bookings/shared/typed-promotion.ts";
import { findRepeatedBooking } from "#server/services/internal/idempotency.ts";
import {
  isFormMailAllowed,
  type RequestIdentities,
  toRequestIdentities,
} from "#server/services/internal/request-identities.ts";
import { INVALID_REQUEST, parseInput } from "#server/services/parse-input.ts";

const FIELD_ORDER = Object.keys(bookingRequestFields.shape);

const { vehicle, pickupDate, driverBirthDate, licenceDate } = bookingRequestFields.shape;
/** The fields of the driver. A day that cannot be parsed becomes empty here, because its problem is already reported. */
const DRIVER_FIELDS = z.object({
  vehicle,
  pickupDate,
  driverBirthDate: driverBirthDate.catch(""),
  licenceDate: licenceDate.catch(""),
});
const RENTAL_FIELDS = bookingRequestFields.omit(RENTER_FIELDS);

export interface BookingInput {
  /** The unparsed body. Callers need not validate it. */
  body: unknown;
  /** A key from the caller, so that a repeated request creates only one booking. */
  idempotencyKey?: string | undefined;
  /** The network address of the visitor; undefined if no visitor sent the request. */
  visitor?: string | undefined;
  /** The total that the page showed; null if it showed none. */
  shownTotal?: Cents | null | undefined;
}

export interface BookingReceipt {
  booking: Booking;
  /** The token of the renter's private link, and the private link itself. */
  token: string;
  manageUrl: string;
}

/**
 * Creates a booking from a request (product.md#booking-request). In the same transaction, holds the lowest free unit for the rental and its
 * turnaround, and enqueues the mails to renter and staff. The server computes the price. Idempotent by key. Throws "invalid" with a message per wrong
 * field, and for the key of another request. Throws "conflict" if no unit is free or the page showed another total, and "too-many" if the requester
 * has too many open requests (product.md#open-requests) or tried too many promotion codes (product.md#promotion-codes).
 */
export async function requestBooking(ctx: AppContext, input: BookingInput): Promise<BookingReceipt> {
  await countPromotionAttempt(ctx, { code: typedCodeOf(input.body), visitor: input.visitor });
  const offer = await priceRequest(ctx, {
    request: await parseBookingRequest(ctx, input.body),
    idempotencyKey: input.idempotencyKey,
    limits: ONLINE_LIMITS,
  });
  if ("repeated" in offer) return toBookingReceipt(ctx, offer.repeated);
  const identities = toRequestIdentities(ctx.env, { ...offer.request, visitor: input.visitor });
  const booking = await queuePerVehicle(offer.vehicle.id, async () => {
    // If no unit is free, refuse here, before a transaction starts.
    await assertUnitFree(ctx, offer);
    assertShownTotal(offer.rental.quote, input.shownTotal);
    assertExpectedTotal(offer.rental.quote, offer.request.expectedTotal);
    return withStaffAlert(ctx, identities, () =>
      retryTransaction(ctx.db, (tx) => storeRequest(ctx, tx, { ...offer, identities })),
    );
  });
  ctx.logger.info({ reference: booking.reference }, "booking requested");
  return toBookingReceipt(ctx, booking);
}

/** Returns the promotion code of an unparsed body. */
const typedCodeOf = (body: unknown): unknown =>
  typeof body === "object" && body !== null && PROMOTION_FIELD in body ? body[PROMOTION_FIELD] : undefined;

/**
 * Throws "conflict" if the total differs from the total that the page showed. This happens after a price change, or if the visitor changes the dates
 * in a browser without scripts.
 */
function assertShownTotal({ total }: PricedRental["quote"], shownTotal: BookingInput["shownTotal"]): void {
  if (shownTotal !== undefined && shownTotal !== total) throw new ServiceError("conflict", totalChangedMessage(total));
}

/** Throws "conflict" with the lines of the price if a caller of the API expects another total. */
function assertExpectedTotal({ total, lines }: PricedRental["quote"], expectedTotal: number | undefined): void {
  if (expectedTotal === undefined || eurosToCents(expectedTotal) === total) return;
  const message = totalChangedMessage(total);
  throw new ServiceError("conflict", message, [{ path: "expectedTotal", message, code: "total-changed", lines }]);
}

async function assertUnitFree(ctx: AppContext, { vehicle, rental, key, request }: BookingOffer): Promise<void> {
  try {
    const free = vehicle.available ? await listFreeUnits(ctx.db, vehicle.id, rental.span, ctx.clock()) : [];
    const units = await filterByColour(ctx.db, vehicle.id, free, request.colour);
    if (units.length === 0 || (request.unit !== undefined && !units.includes(request.unit))) throw noFreeUnitError();
  } catch (error) {
    // Continue if the same request was sent twice at the same moment: its first copy may hold the unit. The transaction then returns the existing
    // booking.
    if (!(key && (await findRepeatedBooking(ctx.db, key)))) throw error;
  }
}

/**
 * Runs `work`, and alerts staff if it throws `TooManyOpenRequests`. The alert needs a separate transaction, because that of the refused request is
 * rolled back.
 */
async function withStaffAlert<Result>(
  ctx: AppContext,
  identities: RequestIdentities,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyOpenRequests) {
      const { limitsReached } = error;
      await retryTransaction(ctx.db, (tx) =>
        alertStaffOfRequests(ctx, tx, { reason: "limit", identities, limitsReached }),
      );
    }
    throw error;
  }
}

async function storeRequest(
  ctx: AppContext,
  tx: Transaction,
  { identities, ...offer }: BookingOffer & { identities: RequestIdentities },
): Promise<Booking> {
  await assertOpenRequestLimit(ctx, tx, { identities, key: offer.key });
  const allocated = await storeBookingWithUnit(ctx, tx, { ...offer, actor: "renter", visitor: identities.visitorHash });
  if ("repeated" in allocated) return allocated.repeated;
  await alertManyRequests(ctx, tx, identities);
  if (await isFormMailAllowed(ctx, tx, offer.request.email ?? null)) {
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: allocated.id, kind: "received" });
  }
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: allocated.id, kind: "staff-received" });
  return reloadBooking(tx, allocated.id);
}

function toBookingReceipt(ctx: AppContext, booking: Booking): BookingReceipt {
  return { booking, token: deriveManageToken(ctx.env.secret, booking), manageUrl: manageUrl(ctx.env, booking) };
}

/**
 * Parses a renter's booking request. Throws "invalid" with the problems of all fields together: dates and driver are checked even if another field
 * cannot be parsed.
 */
async function parseBookingRequest(ctx: AppContext, body: unknown): Promise<BookingRequest> {
  try {
    return parseInput(bookingRequestSchema, body, INVALID_REQUEST);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const reportedPaths = new Set(error.fields.map(({ path }) => path));
    const furtherProblems = (await problemsOfParsableFields(ctx, body)).filter(({ path }) => !reportedPaths.has(path));
    throw invalidRequestError(
      [...error.fields, ...furtherProblems].toSorted((one, other) => fieldIndex(one) - fieldIndex(other)),
    );
  }
}
const fieldIndex = ({ path }: FieldProblem) => FIELD_ORDER.indexOf(path);

async function problemsOfParsableFields(ctx: AppContext, body: unknown): Promise<FieldProblem[]> {
  const driverFields = DRIVER_FIELDS.safeParse(body);
  const vehicle = driverFields.success ? await findVehicleBySlug(ctx.db, driverFields.data.vehicle) : null;
  if (!driverFields.success || !vehicle) return [];
  const rentalFields = RENTAL_FIELDS.safeParse(body);
  const rentalRequest = rentalFields.success && toRentalRequest(rentalFields.data, { vehicle, limits: ONLINE_LIMITS });
  const { problems } = rentalRequest ? await priceRental(ctx, rentalRequest) : { problems: [] };
  return [...problems, ...driverFieldProblems(driverFields.data, vehicle)];
}
