import { z } from "zod";
import type { Booking } from "#domain/bookings/booking.ts";
import {
  type BookingRequest,
  bookingRequestFields,
  bookingRequestSchema,
} from "#domain/forms/bookings/booking-request.ts";
import type { Cents } from "#domain/money.ts";
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
import {
  allocateUnit,
  filterByColour,
  listFreeUnits,
  unitTaken,
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
import { findRepeatedBooking } from "#server/services/internal/idempotency.ts";
import {
  isFormMailAllowed,
  type RequestIdentities,
  toRequestIdentities,
} from "#server/services/internal/request-identities.ts";
import { askToResubmit, looksLikeRobot } from "#server/services/internal/robot-trap.ts";
import { INVALID_REQUEST, parseInput } from "#server/services/parse-input.ts";

/** Who has waited as long goes ahead without a turn: the database decides all the same. */
const MAX_QUEUE_WAIT_MS = 5000;

/** The end of the last turn in front of each car. */
const queues = new Map<string, Promise<unknown>>();

const FIELD_ORDER = Object.keys(bookingRequestFields.shape);

const { vehicle, pickupDate, driverBirthDate, licenceDate } = bookingRequestFields.shape;
/** A day that cannot be read has been named already. */
const DRIVER_FIELDS = z.object({
  vehicle,
  pickupDate,
  driverBirthDate: driverBirthDate.catch(""),
  licenceDate: licenceDate.catch(""),
});
const RENTAL_FIELDS = bookingRequestFields.omit(RENTER_FIELDS);

export interface BookingInput {
  /** As it came in; checked here once more, whoever calls. */
  body: unknown;
  /** Given by the caller, so that the same request sent twice makes one booking. */
  idempotencyKey?: string | undefined;
  /** The network address it came from, where a visitor sent it. */
  visitor?: string | undefined;
  /** The total that the visitor has read; null for one whose page said none yet. */
  shownTotal?: Cents | null | undefined;
}

export interface BookingReceipt {
  booking: Booking;
  /** The key of the renter's private link, and the link. */
  token: string;
  manageUrl: string;
}

/**
 * Takes a booking request (product.md#booking-request): holds the lowest free unit of the car for the whole rental and its turnaround, and leaves
 * mails for renter and staff, all in one transaction. The price is made here and nowhere else.
 * Refuses "invalid" with a message for each wrong field, "conflict" when no unit is free or the visitor has read another total,
 * "too-many" when whoever asks has as many open requests as they may (product.md#open-requests). The same key with the same request gives
 * the same booking again; with another request it is "invalid".
 */
export async function requestBooking(ctx: AppContext, input: BookingInput): Promise<BookingReceipt> {
  const offer = await priceRequest(ctx, {
    request: await parseBookingRequest(ctx, input.body),
    idempotencyKey: input.idempotencyKey,
    limits: ONLINE_LIMITS,
  });
  if ("repeated" in offer) return toBookingReceipt(ctx, offer.repeated);
  const identities = toRequestIdentities(ctx.env, { ...offer.request, visitor: input.visitor });
  const booking = await queuePerVehicle(offer.vehicle.id, async () => {
    // Who comes too late learns it here, without a transaction.
    await assertUnitFree(ctx, offer);
    assertShownTotal(offer.rental.quote, input.shownTotal);
    return withStaffAlert(ctx, identities, () =>
      retryTransaction(ctx.db, (tx) => storeRequest(ctx, tx, { ...offer, identities })),
    );
  });
  ctx.logger.info({ reference: booking.reference }, "booking requested");
  return toBookingReceipt(ctx, booking);
}

/** Dates changed in a form without scripts, on a slow line, or a price that staff changed meanwhile: nobody is held to a total that was not before them. */
function assertShownTotal({ total }: PricedRental["quote"], shownTotal: BookingInput["shownTotal"]): void {
  if (shownTotal !== undefined && shownTotal !== total) throw new ServiceError("conflict", totalChangedMessage(total));
}

async function assertUnitFree(ctx: AppContext, { vehicle, rental, key, request }: BookingOffer): Promise<void> {
  try {
    const free = vehicle.available ? await listFreeUnits(ctx.db, vehicle.id, rental.span, ctx.clock()) : [];
    const units = await filterByColour(ctx.db, vehicle.id, free, request.colour);
    if (units.length === 0 || (request.unit !== undefined && !units.includes(request.unit))) throw unitTaken();
  } catch (error) {
    // Taken perhaps by this very request, sent twice at once: the transaction finds out.
    if (!(key && (await findRepeatedBooking(ctx.db, key)))) throw error;
  }
}

/** Whoever has too many open requests is refused; staff learn of it in a transaction of its own, since the request leaves nothing. */
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
  const allocated = await allocateUnit(ctx, tx, { ...offer, actor: "renter", visitor: identities.visitorHash });
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
 * Lets the requests of this process for one car come one after the other, before any of them asks for a connection: a crowd that waits for a row's
 * lock would hold every connection of the pool, and whoever wants another car would get none. Only spares the wait: who has the car is decided by
 * the row's lock and the constraint, in all processes.
 */
export async function queuePerVehicle<Result>(vehicleId: string, work: () => Promise<Result>): Promise<Result> {
  const previous = queues.get(vehicleId);
  const current = waitAtMost(previous, MAX_QUEUE_WAIT_MS).then(work);
  const settled = current.then(noop, noop);
  queues.set(vehicleId, settled);
  try {
    return await current;
  } finally {
    if (queues.get(vehicleId) === settled) queues.delete(vehicleId);
  }
}

async function waitAtMost(previous: Promise<unknown> | undefined, milliseconds: number): Promise<void> {
  if (!previous) return;
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([previous, timedOut]);
  clearTimeout(timer);
}

const noop = () => {};

/**
 * A renter's request as its schema understands it. Refuses "invalid" with all that is wrong with it: a field that cannot be read does not keep
 * back what calendar and terms say of the others, or the renter would be told in two rounds.
 */
async function parseBookingRequest(ctx: AppContext, input: unknown): Promise<BookingRequest> {
  try {
    return parseInput(bookingRequestSchema, input, INVALID_REQUEST);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const reportedPaths = new Set(error.fields.map(({ path }) => path));
    const furtherProblems = (await problemsOfParsableFields(ctx, input)).filter(({ path }) => !reportedPaths.has(path));
    throw invalidRequestError(
      [...error.fields, ...furtherProblems].toSorted((one, other) => fieldIndex(one) - fieldIndex(other)),
    );
  }
}
const fieldIndex = ({ path }: FieldProblem) => FIELD_ORDER.indexOf(path);

async function problemsOfParsableFields(ctx: AppContext, input: unknown): Promise<FieldProblem[]> {
  const driver = DRIVER_FIELDS.safeParse(input);
  const vehicle = driver.success ? await findVehicleBySlug(ctx.db, driver.data.vehicle) : null;
  if (!driver.success || !vehicle) return [];
  const rental = RENTAL_FIELDS.safeParse(input);
  const rentalRequest = rental.success && toRentalRequest(rental.data, { vehicle, limits: ONLINE_LIMITS });
  const { problems } = rentalRequest ? await priceRental(ctx, rentalRequest) : { problems: [] };
  return [...problems, ...driverFieldProblems(driver.data, vehicle)];
}

/** A form that was not taken, to be shown again with everything typed; with the stamp that makes the next press count, where one is asked for. */
interface RejectedForm {
  refusal: ServiceError;
  formStamp?: string;
}

/**
 * Takes the page's own form. Who looks like a program is asked to press once more, and who has too many open requests what to do instead;
 * both find the form as they left it (product.md#open-requests). Refuses as `requestBooking` else.
 */
export async function submitBookingForm(
  ctx: AppContext,
  { form, ...input }: BookingInput & { form: Readonly<Record<string, string>> },
): Promise<{ token: string } | RejectedForm> {
  if (looksLikeRobot(ctx, form)) return askToResubmit(ctx);
  try {
    return { token: (await requestBooking(ctx, input)).token };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "too-many") return { refusal: error };
    throw error;
  }
}
