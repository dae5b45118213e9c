import type { Booking } from "#domain/booking/booking.ts";
import type { Cents } from "#domain/money.ts";
import { otherTotal } from "#domain/prices/price-lines.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { freeUnits } from "#server/services/booking/internal/free-units.ts";
import { inColour } from "#server/services/booking/internal/in-colour.ts";
import { storedBooking } from "#server/services/booking/internal/store-booking.ts";
import { alertOfMany, alertStaff } from "#server/services/booking/request/internal/alert-staff.ts";
import { inTurn } from "#server/services/booking/request/internal/in-turn.ts";
import { readRequest } from "#server/services/booking/request/internal/read-request.ts";
import { refuseManyOpen, TooManyOpen } from "#server/services/booking/request/internal/refuse-many-open.ts";
import { type CheckedRequest, checkRequest } from "#server/services/booking/shared/check-request.ts";
import { manageToken, manageUrl } from "#server/services/booking/shared/manage-token.ts";
import type { Rental } from "#server/services/booking/shared/resolve-rental.ts";
import { takenError, takeUnit } from "#server/services/booking/shared/take-unit.ts";
import { mayMailByForm } from "#server/services/internal/form-mail.ts";
import { findRepeated } from "#server/services/internal/idempotency.ts";
import { identitiesOf, type RequestIdentities } from "#server/services/internal/request-identities.ts";

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
