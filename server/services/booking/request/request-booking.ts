import type { Booking } from "#domain/booking/booking.ts";
import { bookingRequestSchema } from "#domain/forms/booking-request.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { manageToken, manageUrl } from "#server/services/booking/internal/manage-token.ts";
import { takenError, takeUnit } from "#server/services/booking/internal/take-unit.ts";
import { freeUnits } from "#server/services/booking/offer/internal/free-units.ts";
import { inColour } from "#server/services/booking/offer/internal/in-colour.ts";
import {
  type CheckedRequest,
  checkRequest,
  invalidRequest,
} from "#server/services/booking/request/internal/check-request.ts";
import { storedBooking } from "#server/services/booking/request/internal/store-booking.ts";
import { fieldProblems } from "#server/services/internal/field-problems.ts";
import { findRepeated } from "#server/services/internal/idempotency.ts";

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

/**
 * Takes a booking request (product.md#booking-request): holds the lowest free unit of the car for the whole rental and its turnaround, and leaves
 * mails for renter and staff, all in one transaction. The price is made here and nowhere else.
 * Refuses "invalid" with a message for each wrong field, "conflict" when no unit is free. The same key with the same request gives
 * the same booking again; with another request it is "invalid".
 */
export async function requestBooking(ctx: AppContext, input: BookingInput): Promise<BookingReceipt> {
  const parsed = bookingRequestSchema.safeParse(input.request);
  if (!parsed.success) throw invalidRequest(fieldProblems(parsed.error));
  const { idempotencyKey } = input;
  const checked = await checkRequest(ctx, { request: parsed.data, idempotencyKey, limits: ONLINE_LIMITS });
  if ("repeated" in checked) return receipt(ctx, checked.repeated);
  // Most of those who come too late learn it here, without waiting for the others in front of the car.
  await refuseTaken(ctx, checked);
  const booking = await retriedTransaction(ctx.db, (tx) => request(ctx, tx, checked));
  ctx.pages.clear();
  ctx.logger.info({ reference: booking.reference }, "booking requested");
  return receipt(ctx, booking);
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

async function request(ctx: AppContext, tx: Transaction, checked: CheckedRequest): Promise<Booking> {
  const taken = await takeUnit(ctx, tx, { ...checked, actor: "renter" });
  if ("repeated" in taken) return taken.repeated;
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: taken.id, kind: "received" });
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: taken.id, kind: "staff-received" });
  return storedBooking(tx, taken.id);
}

function receipt(ctx: AppContext, booking: Booking): BookingReceipt {
  return { booking, token: manageToken(ctx.env.secret, booking.id), manageUrl: manageUrl(ctx.env, booking.id) };
}
