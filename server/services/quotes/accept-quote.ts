import { orderReference } from "#domain/booking/reference.ts";
import { dayAskedFor } from "#domain/enquiries/day-asked-for.ts";
import { quoteDeclineSchema, quoteDriverSchema } from "#domain/forms/quote.ts";
import { type AgreedPrice, agreePrice } from "#domain/prices/agreed-price.ts";
import { answerRefusal, quoteStatusAt } from "#domain/quotes/quote.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { listOwnRequests } from "#server/repositories/bookings/open-requests.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { insertOrder, lockQuote, type StoredQuote, updateStoredQuote } from "#server/repositories/quotes/quotes.ts";
import { insertAuditEntry } from "#server/repositories/staff/audit-log.ts";
import { releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { type CheckedRequest, checkRequest, invalidRequest } from "#server/services/booking/shared/check-request.ts";
import { takeUnit } from "#server/services/booking/shared/take-unit.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { withFreeReference } from "#server/services/internal/idempotency.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { auditedQuote } from "#server/services/quotes/internal/quote-detail.ts";
import { noSuchQuote } from "#server/services/words/booking-words.ts";
import { quoteOfToken } from "./find-quote.ts";

/**
 * The customer accepts by the private link: a car becomes a confirmed booking at the quoted price, holding a unit as any request does, a
 * flight or an experience an order (product.md#quotes). Accepting twice accepts once. Refuses "not-found", "invalid" for the driver's
 * dates, and "conflict" for a quote that cannot be answered any more and for a car that is no longer free.
 */
export async function acceptQuote(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const known = await quoteOfToken(ctx, token);
  if (known.status === "accepted") return;
  refuseUnanswerable(ctx, known);
  // Read before the transaction, which on the embedded engine is the only connection.
  const checked = known.rental && (await checkRental(ctx, known, known.rental, form));
  await retriedTransaction(ctx.db, async (tx) => {
    const quote = await lockQuote(tx, known.id);
    if (!quote) throw noSuchQuote();
    if (quote.status === "accepted") return;
    refuseUnanswerable(ctx, quote);
    const bookingId = checked ? await book(ctx, tx, quote, checked) : null;
    if (!checked) await order(ctx, tx, quote);
    const now = ctx.clock();
    const after = await updateStoredQuote(tx, quote.id, { status: "accepted", answeredAt: now, bookingId }, now);
    const entry = { action: "accept", entity: "quotes", entityId: quote.id } as const;
    const change = { before: auditedQuote(quote), after: auditedQuote(after) };
    await insertAuditEntry(tx, { actor: "customer", ...entry, ...change }, now);
    await ctx.jobs.enqueue(tx, "quote-mail", { quote: quote.id, kind: "staff-accepted" });
  });
}

/** The rental as a request of the quote's customer, by the rules of every request: its price and driver are checked anew. */
async function checkRental(
  ctx: AppContext,
  { name, email, phone }: StoredQuote,
  rental: NonNullable<StoredQuote["rental"]>,
  form: unknown,
): Promise<CheckedRequest> {
  const driver = checkedInput(quoteDriverSchema, form);
  const request = { ...rental, ...driver, name, email, phone: phone ?? undefined, confirm: true };
  const checked = await checkRequest(ctx, { request, idempotencyKey: undefined, limits: STAFF_LIMITS });
  if ("repeated" in checked) throw invalidRequest([]);
  return checked;
}

async function book(ctx: AppContext, tx: Transaction, quote: StoredQuote, checked: CheckedRequest): Promise<string> {
  const { author, customerId, reference, totalCents } = quote;
  const price: AgreedPrice | null = agreePrice({ kind: "total", value: totalCents }, checked.rental.quote.total);
  const agreed = price && { price, reason: `Preventivo ${reference}`, by: author };
  const toTake = { ...checked, actor: "renter", customer: customerId ?? undefined, agreed };
  const taken = await takeQuotedUnit(ctx, tx, quote, toTake);
  if ("repeated" in taken) return taken.repeated.id;
  // The company gave its word with the quote: there is nothing left to confirm.
  await transitionBooking(tx, { id: taken.id, from: "requested", to: "confirmed", actor: author, now: ctx.clock() });
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: taken.id, kind: "confirmed" });
  return taken.id;
}

async function order(ctx: AppContext, tx: Transaction, quote: StoredQuote): Promise<void> {
  const { id, kind, totalCents, currency, enquiryId } = quote;
  if (kind === "car") throw new Error("A quoted car is booked, not ordered");
  const enquiry = enquiryId === null ? null : await findStoredEnquiry(tx, { id: enquiryId });
  const row = {
    quoteId: id,
    kind,
    totalCents,
    currency,
    serviceOn: enquiry && dayAskedFor(enquiry),
    createdAt: ctx.clock(),
  };
  await withFreeReference(ctx, orderReference, async (reference) =>
    (await insertOrder(tx, { ...row, reference })) ? reference : null,
  );
  await ctx.jobs.enqueue(tx, "quote-mail", { quote: id, kind: "ordered" });
}

type Taken = ReturnType<typeof takeUnit>;
type Checked = Parameters<typeof takeUnit>[2];

/**
 * Holds a unit for an accepted quote. Where none is free since its customer's own request for that car waits for an answer, the quote is the
 * answer, and the request gives way. Refuses like `takeUnit`.
 */
async function takeQuotedUnit(
  ctx: AppContext,
  tx: Transaction,
  { email, reference }: Pick<StoredQuote, "email" | "reference">,
  checked: Checked,
): Taken {
  try {
    return await tx.transaction((savepoint) => takeUnit(ctx, savepoint, checked));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== "conflict") throw error;
    const now = ctx.clock();
    const own = await listOwnRequests(tx, { email, vehicleId: checked.vehicle.id, span: checked.rental.span, now });
    if (own.length === 0) throw error;
    for (const id of own) {
      const note = `Accettato il preventivo ${reference}`;
      await transitionBooking(tx, { id, from: "requested", to: "cancelled", actor: "renter", now, note });
    }
    await releaseHolds(tx, own, now);
    return takeUnit(ctx, tx, checked);
  }
}

/** The customer declines by the private link, with a word or without. Declining twice changes nothing. Refuses "not-found" and "conflict". */
export async function declineQuote(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const { reason } = checkedInput(quoteDeclineSchema, form);
  const { id } = await quoteOfToken(ctx, token);
  await retriedTransaction(ctx.db, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (!quote) throw noSuchQuote();
    if (quote.status === "declined") return;
    refuseUnanswerable(ctx, quote);
    const now = ctx.clock();
    const answer = { status: "declined", answeredAt: now, declineReason: reason || null } as const;
    const after = await updateStoredQuote(tx, id, answer, now);
    const change = { before: auditedQuote(quote), after: auditedQuote(after) };
    await insertAuditEntry(
      tx,
      { actor: "customer", action: "decline", entity: "quotes", entityId: id, ...change },
      now,
    );
    await ctx.jobs.enqueue(tx, "quote-mail", { quote: id, kind: "staff-declined" });
  });
}

/** Refuses "conflict", with the sentence its reader is told, for a quote that can no longer be answered. */
function refuseUnanswerable(ctx: AppContext, quote: StoredQuote): void {
  const status = quoteStatusAt(quote, siteToday(ctx));
  const refusal = answerRefusal(status, quote.validUntil, ctx.site.phone);
  if (refusal) throw new ServiceError("conflict", refusal);
}
