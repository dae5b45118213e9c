import { z } from "zod";
import type { Booking } from "#domain/booking/booking.ts";
import {
  type BookingRequest,
  bookingRequestFields,
  bookingRequestSchema,
} from "#domain/forms/bookings/booking-request.ts";
import type { Cents } from "#domain/money.ts";
import { otherTotal } from "#domain/prices/price-lines.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { storedBooking } from "#server/services/booking/internal/store-booking.ts";
import {
  alertOfMany,
  alertStaff,
  refuseManyOpen,
  TooManyOpen,
} from "#server/services/booking/request/internal/refuse-many-open.ts";
import {
  type CheckedRequest,
  checkRequest,
  driverFieldProblems,
  invalidRequest,
  RENTER_FIELDS,
  requestedRental,
} from "#server/services/booking/shared/check-request.ts";
import { manageToken, manageUrl } from "#server/services/booking/shared/manage-token.ts";
import { type Rental, resolveRental } from "#server/services/booking/shared/resolve-rental.ts";
import { freeUnits, inColour, takenError, takeUnit } from "#server/services/booking/shared/take-unit.ts";
import { checkedInput, WRONG_REQUEST } from "#server/services/checked-input.ts";
import { findRepeated } from "#server/services/internal/idempotency.ts";
import { identitiesOf, mayMailByForm, type RequestIdentities } from "#server/services/internal/request-identities.ts";
import { askAgain, looksLikeRobot } from "#server/services/internal/robot-trap.ts";

/** Who has waited as long goes ahead without a turn: the database decides all the same. */
const LONGEST_WAIT_MS = 5000;

/** The end of the last turn in front of each car. */
const lines = new Map<string, Promise<unknown>>();

const FIELDS = Object.keys(bookingRequestFields.shape);

const { vehicle, pickupDate, driverBirthDate, licenceDate } = bookingRequestFields.shape;
/** A day that cannot be read has been named already. */
const DRIVER = z.object({
  vehicle,
  pickupDate,
  driverBirthDate: driverBirthDate.catch(""),
  licenceDate: licenceDate.catch(""),
});
const RENTAL = bookingRequestFields.omit(RENTER_FIELDS);

export interface BookingInput {
  /** As it came in; checked here once more, whoever calls. */
  request: unknown;
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
  const checked = await checkRequest(ctx, {
    request: await readRequest(ctx, input.request),
    idempotencyKey: input.idempotencyKey,
    limits: ONLINE_LIMITS,
  });
  if ("repeated" in checked) return receipt(ctx, checked.repeated);
  const identities = identitiesOf(ctx.env, { ...checked.request, visitor: input.visitor });
  const booking = await inTurn(checked.vehicle.id, async () => {
    // Who comes too late learns it here, without a transaction.
    await refuseTaken(ctx, checked);
    refuseUnreadTotal(checked.rental.quote, input.shownTotal);
    return tellingStaff(ctx, identities, () =>
      retriedTransaction(ctx.db, (tx) => request(ctx, tx, { ...checked, identities })),
    );
  });
  ctx.logger.info({ reference: booking.reference }, "booking requested");
  return receipt(ctx, booking);
}

/** Dates changed in a form without scripts, on a slow line, or a price that staff changed meanwhile: nobody is held to a total that was not before them. */
function refuseUnreadTotal({ total }: Rental["quote"], shownTotal: BookingInput["shownTotal"]): void {
  if (shownTotal !== undefined && shownTotal !== total) throw new ServiceError("conflict", otherTotal(total));
}

async function refuseTaken(ctx: AppContext, { vehicle, rental, key, request }: CheckedRequest): Promise<void> {
  try {
    const free = vehicle.available ? await freeUnits(ctx.db, vehicle.id, rental.span, ctx.clock()) : [];
    const units = await inColour(ctx.db, vehicle.id, free, request.colour);
    if (units.length === 0 || (request.unit !== undefined && !units.includes(request.unit))) throw takenError();
  } catch (error) {
    // Taken perhaps by this very request, sent twice at once: the transaction finds out.
    if (!(key && (await findRepeated(ctx.db, key)))) throw error;
  }
}

/** Whoever has too many open requests is refused; staff learn of it in a transaction of its own, since the request leaves nothing. */
async function tellingStaff<Result>(
  ctx: AppContext,
  identities: RequestIdentities,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyOpen) {
      const { reached } = error;
      await retriedTransaction(ctx.db, (tx) => alertStaff(ctx, tx, { reason: "limit", identities, reached }));
    }
    throw error;
  }
}

async function request(
  ctx: AppContext,
  tx: Transaction,
  { identities, ...checked }: CheckedRequest & { identities: RequestIdentities },
): Promise<Booking> {
  await refuseManyOpen(ctx, tx, { identities, key: checked.key });
  const taken = await takeUnit(ctx, tx, { ...checked, actor: "renter", visitor: identities.visitorHash });
  if ("repeated" in taken) return taken.repeated;
  await alertOfMany(ctx, tx, identities);
  if (await mayMailByForm(ctx, tx, checked.request.email ?? null)) {
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: taken.id, kind: "received" });
  }
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: taken.id, kind: "staff-received" });
  return storedBooking(tx, taken.id);
}

function receipt(ctx: AppContext, booking: Booking): BookingReceipt {
  return { booking, token: manageToken(ctx.env.secret, booking), manageUrl: manageUrl(ctx.env, booking) };
}

/**
 * Lets the requests of this process for one car come one after the other, before any of them asks for a connection: a crowd that waits for a row's
 * lock would hold every connection of the pool, and whoever wants another car would get none. Only spares the wait: who has the car is decided by
 * the row's lock and the constraint, in all processes.
 */
export async function inTurn<Result>(vehicleId: string, work: () => Promise<Result>): Promise<Result> {
  const ahead = lines.get(vehicleId);
  const turn = atMost(ahead, LONGEST_WAIT_MS).then(work);
  const ended = turn.then(nothing, nothing);
  lines.set(vehicleId, ended);
  try {
    return await turn;
  } finally {
    if (lines.get(vehicleId) === ended) lines.delete(vehicleId);
  }
}

async function atMost(ahead: Promise<unknown> | undefined, milliseconds: number): Promise<void> {
  if (!ahead) return;
  const { promise: waitedLong, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([ahead, waitedLong]);
  clearTimeout(timer);
}

const nothing = () => {};

/**
 * A renter's request as its schema understands it. Refuses "invalid" with all that is wrong with it: a field that cannot be read does not keep
 * back what calendar and terms say of the others, or the renter would be told in two rounds.
 */
async function readRequest(ctx: AppContext, input: unknown): Promise<BookingRequest> {
  try {
    return checkedInput(bookingRequestSchema, input, WRONG_REQUEST);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const named = new Set(error.fields.map(({ path }) => path));
    const further = (await problemsOfReadable(ctx, input)).filter(({ path }) => !named.has(path));
    throw invalidRequest([...error.fields, ...further].toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}
const placeOf = ({ path }: FieldProblem) => FIELDS.indexOf(path);

async function problemsOfReadable(ctx: AppContext, input: unknown): Promise<FieldProblem[]> {
  const driver = DRIVER.safeParse(input);
  const vehicle = driver.success ? await findVehicleBySlug(ctx.db, driver.data.vehicle) : null;
  if (!driver.success || !vehicle) return [];
  const rental = RENTAL.safeParse(input);
  const asked = rental.success && requestedRental(rental.data, { vehicle, limits: ONLINE_LIMITS });
  const { problems } = asked ? await resolveRental(ctx, asked) : { problems: [] };
  return [...problems, ...driverFieldProblems(driver.data, vehicle)];
}

/** A form that was not taken, to be shown again with everything typed; with the stamp that makes the next press count, where one is asked for. */
interface SentBack {
  refusal: ServiceError;
  formStamp?: string;
}

/**
 * Takes the page's own form. Who looks like a program is asked to press once more, and who has too many open requests what to do instead;
 * both find the form as they left it (product.md#open-requests). Refuses as `requestBooking` else.
 */
export async function sendRequest(
  ctx: AppContext,
  { form, ...input }: BookingInput & { form: Readonly<Record<string, string>> },
): Promise<{ token: string } | SentBack> {
  if (looksLikeRobot(ctx, form)) return askAgain(ctx);
  try {
    return { token: (await requestBooking(ctx, input)).token };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "too-many") return { refusal: error };
    throw error;
  }
}
