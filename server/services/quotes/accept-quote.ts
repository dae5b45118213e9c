import { fullHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { requestedDayOf } from "#domain/enquiries/requested-day.ts";
import { quoteDeclineSchema, quoteDriverSchema } from "#domain/forms/quotes/quote.ts";
import { quoteOutsideHoursMessage } from "#domain/opening-hours/city-hours-text.ts";
import { bookedProtectionOf } from "#domain/prices/option-lines.ts";
import { type PriceLine, sumLines } from "#domain/prices/price-line.ts";
import { protectedTerms } from "#domain/prices/protections.ts";
import { bookedPromotionOf } from "#domain/promotion-codes/promotion-code.ts";
import { quoteAnswerRefusal, quoteStatusAt } from "#domain/quotes/quote.ts";
import { includedKilometresOf, toBookedLines } from "#domain/quotes/quote-price-lines.ts";
import { createOrderReference } from "#domain/reference-codes.ts";
import { STAFF_LIMITS } from "#domain/rental-period/period.ts";
import { sayMessage } from "#domain/words/message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { insertAuditEntries, insertAuditEntry } from "#server/repositories/audit-log/audit-log.ts";
import { listOverlappingRequests } from "#server/repositories/bookings/open-requests.ts";
import { transitionBooking, updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { findStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { insertOrder, lockQuote, type StoredQuote, updateStoredQuote } from "#server/repositories/quotes/quotes.ts";
import { findPromotion, takePromotionUse } from "#server/repositories/rates/promotion-codes.ts";
import { releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { storeBookingWithUnit } from "#server/services/bookings/shared/allocate-unit.ts";
import { noteBelowMinimum } from "#server/services/bookings/shared/below-minimum.ts";
import { noteLateExtras } from "#server/services/bookings/shared/late-extras.ts";
import { noteOutsideHours } from "#server/services/bookings/shared/outside-hours.ts";
import {
  type BookingOffer,
  invalidRequestError,
  priceRequest,
} from "#server/services/bookings/shared/price-request.ts";
import { requestConfirmDecision } from "#server/services/bookings/shared/require-confirm-decision.ts";
import { toPromotionRenter } from "#server/services/bookings/shared/typed-promotion.ts";
import { withFreeReference } from "#server/services/internal/idempotency.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { toAuditedQuote } from "#server/services/quotes/internal/quote-detail.ts";
import { noSuchQuote } from "#server/services/words/booking-words.ts";
import { requireQuoteByToken } from "./find-quote.ts";

/**
 * Accepts a quote by its private link (product.md#quotes): a quote for a car becomes a confirmed booking with a unit, at the quoted price; a quote
 * for a flight or an experience becomes an order. The booking of a banned customer stays a request (product.md#rental-ban). Idempotent. Throws "not-found", "invalid" for the driver's dates, and "conflict" if the customer
 * can no longer accept the quote or the car is no longer free.
 */
export async function acceptQuote(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const quoteBefore = await requireQuoteByToken(ctx, token);
  if (quoteBefore.status === "accepted") return;
  assertAnswerableQuote(ctx, quoteBefore);
  // Price the rental before the transaction, because PGlite has only one connection.
  const offer = quoteBefore.rental && (await priceQuotedRental(ctx, quoteBefore, quoteBefore.rental, form));
  await retryTransaction(ctx.db, async (tx) => {
    const quote = await lockQuote(tx, quoteBefore.id);
    if (!quote) throw noSuchQuote();
    if (quote.status === "accepted") return;
    assertAnswerableQuote(ctx, quote);
    const bookingId = offer ? await createBooking(ctx, tx, quote, offer) : null;
    if (!offer) await createOrder(ctx, tx, quote);
    const now = ctx.clock();
    const after = await updateStoredQuote(tx, quote.id, { status: "accepted", answeredAt: now, bookingId }, now);
    const entry = { action: "accept", entity: "quotes", entityId: quote.id } as const;
    const change = { before: toAuditedQuote(quote), after: toAuditedQuote(after) };
    await insertAuditEntry(tx, { actor: "customer", ...entry, ...change }, now);
    await ctx.jobs.enqueue(tx, "quote-mail", { quote: quote.id, kind: "staff-accepted" });
  });
}

/**
 * Returns the quote's rental as a priced booking request of the customer. Places and driver are checked again. Extras, protection and promotion code
 * are those of the quote's lines, which are never priced again.
 */
async function priceQuotedRental(
  ctx: AppContext,
  { name, email, phone, language, graceMinutes }: StoredQuote,
  rentalFields: NonNullable<StoredQuote["rental"]>,
  form: unknown,
): Promise<BookingOffer> {
  const driver = parseInput(quoteDriverSchema, form);
  const { extras: _extras, protection: _protection, promotion_code: _code, ...period } = rentalFields;
  const request = { ...period, ...driver, name, email, phone: phone ?? undefined, language, confirm: true };
  const offer = await priceRequest(ctx, {
    request,
    idempotencyKey: undefined,
    limits: STAFF_LIMITS,
    graceMinutes,
    isQuoted: true,
  });
  if ("repeated" in offer) throw invalidRequestError([]);
  const { outsideHours } = offer.rental;
  if (outsideHours !== null && !rentalFields.outside_hours)
    throw new ServiceError("conflict", (words) =>
      quoteOutsideHoursMessage(words, sayMessage(words, outsideHours), ctx.site.phone),
    );
  return offer;
}

async function createBooking(
  ctx: AppContext,
  tx: Transaction,
  quote: StoredQuote,
  offer: BookingOffer,
): Promise<string> {
  const { author, customerId } = quote;
  const { rental, vehicle } = offer;
  const lines = toBookedLines(quote.lines, {
    days: rental.quote.days,
    pickupDate: rental.pickup.date,
    vatRateBasisPoints: rental.quote.lines[0]?.vatRateBasisPoints ?? null,
  });
  const includedKilometres = includedKilometresOf(lines, vehicle.terms.includedKilometresPerDay);
  // The quote stated no terms of cancellation, so it is free until the pickup.
  const { cancellation: _terms, ...priced } = rental.quote;
  const quoted = {
    ...rental,
    quote: { ...priced, lines, total: sumLines(lines), includedKilometres },
    terms: protectedTerms(vehicle.terms, bookedProtectionOf(lines), vehicle.category),
    frozenRates: quote.frozenRates ?? rental.frozenRates,
  };
  const offerToBook = { ...offer, rental: quoted, actor: "renter", customer: customerId ?? undefined };
  const allocated = await allocateQuotedUnit(ctx, tx, quote, offerToBook);
  if ("repeated" in allocated) return allocated.repeated.id;
  const audit: Audit = (...entries) =>
    insertAuditEntries(
      tx,
      entries.map((entry) => ({ actor: "customer", ...entry })),
      ctx.clock(),
    );
  await takeQuotedPromotion(ctx, tx, { quote, lines, bookingId: allocated.id });
  const noteReason = (status: "requested" | "confirmed") =>
    noteQuotedReasons(ctx, tx, quote, { bookingId: allocated.id, status });
  if (await requestConfirmDecision(ctx, tx, { bookingId: allocated.id, askedBy: null, audit })) {
    // The customer has opened the link in the quote's mail, so the unit is held as long as after opening that of a request.
    const holdExpiresAt = fullHoldExpiresAt(ctx.clock(), ctx.site);
    await updateStoredBooking(tx, allocated.id, { holdExpiresAt }, ctx.clock());
    await noteReason("requested");
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: allocated.id, kind: "received" });
    return allocated.id;
  }
  // Confirm the booking without staff, because the quote is binding.
  await transitionBooking(tx, {
    id: allocated.id,
    from: "requested",
    to: "confirmed",
    actor: author,
    now: ctx.clock(),
  });
  await noteReason("confirmed");
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: allocated.id, kind: "confirmed" });
  return allocated.id;
}

/** Notes in the booking's history why staff went past a rule when they wrote the quote. */
async function noteQuotedReasons(
  ctx: AppContext,
  tx: Transaction,
  { rental, author }: StoredQuote,
  booking: { bookingId: string; status: "requested" | "confirmed" },
): Promise<void> {
  const { outside_hours: outside, below_minimum: short, late_extras: late } = rental ?? {};
  const event = { ...booking, actor: author };
  if (outside) await noteOutsideHours(ctx, tx, { ...event, reason: outside });
  if (short) await noteBelowMinimum(ctx, tx, { ...event, reason: short });
  if (late) await noteLateExtras(ctx, tx, { ...event, reason: late });
}

/** Takes a use of the code in the quote's lines. The quote is binding, so it is good although no use is left (product.md#promotion-codes). */
async function takeQuotedPromotion(
  ctx: AppContext,
  tx: Transaction,
  { quote, lines, bookingId }: { quote: StoredQuote; lines: readonly PriceLine[]; bookingId: string },
): Promise<void> {
  const quoted = bookedPromotionOf(lines);
  if (!quoted) return;
  const renter = toPromotionRenter(quote);
  const { promotion } = await findPromotion(tx, quoted.code, renter);
  if (!promotion) return;
  const use = { bookingId, promotionCodeId: promotion.id, renter, now: ctx.clock() };
  try {
    await tx.transaction(async (savepoint) => {
      if ((await takePromotionUse(savepoint, use)) !== "taken") throw new NoUseLeft();
    });
  } catch (error) {
    if (!(error instanceof NoUseLeft)) throw error;
  }
}

/** Rolls back a use that is above the limits of its code. */
class NoUseLeft extends Error {}

async function createOrder(ctx: AppContext, tx: Transaction, quote: StoredQuote): Promise<void> {
  const { id, kind, totalCents, currency, language, enquiryId } = quote;
  if (kind === "car") throw new Error("A quoted car is booked, not ordered");
  const enquiry = enquiryId === null ? null : await findStoredEnquiry(tx, { id: enquiryId });
  const row = {
    quoteId: id,
    kind,
    totalCents,
    currency,
    language,
    serviceOn: enquiry && requestedDayOf(enquiry),
    createdAt: ctx.clock(),
  };
  await withFreeReference(ctx, createOrderReference, async (reference) =>
    (await insertOrder(tx, { ...row, reference })) ? reference : null,
  );
  await ctx.jobs.enqueue(tx, "quote-mail", { quote: id, kind: "ordered" });
}

type QuotedAllocation = ReturnType<typeof storeBookingWithUnit>;
type QuotedOffer = Parameters<typeof storeBookingWithUnit>[2];

/**
 * Stores the booking of an accepted quote and holds a unit for it. If the customer's own open request holds the last unit, that request is replaced.
 * Throws whatever `storeBookingWithUnit` throws.
 */
async function allocateQuotedUnit(
  ctx: AppContext,
  tx: Transaction,
  { email, reference }: Pick<StoredQuote, "email" | "reference">,
  offer: QuotedOffer,
): QuotedAllocation {
  try {
    return await tx.transaction((savepoint) => storeBookingWithUnit(ctx, savepoint, offer));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== "conflict") throw error;
    const now = ctx.clock();
    const ownRequestIds = await listOverlappingRequests(tx, {
      email,
      vehicleId: offer.vehicle.id,
      span: offer.rental.span,
      now,
    });
    if (ownRequestIds.length === 0) throw error;
    for (const id of ownRequestIds) {
      const note = `Accettato il preventivo ${reference}`;
      await transitionBooking(tx, { id, from: "requested", to: "cancelled", actor: "renter", now, note });
    }
    await releaseHolds(tx, ownRequestIds, now);
    return storeBookingWithUnit(ctx, tx, offer);
  }
}

/** Declines a quote by its private link, with an optional reason. Idempotent. Throws "not-found" and "conflict". */
export async function declineQuote(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const { reason } = parseInput(quoteDeclineSchema, form);
  const { id } = await requireQuoteByToken(ctx, token);
  await retryTransaction(ctx.db, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (!quote) throw noSuchQuote();
    if (quote.status === "declined") return;
    assertAnswerableQuote(ctx, quote);
    const now = ctx.clock();
    const answer = { status: "declined", answeredAt: now, declineReason: reason || null } as const;
    const after = await updateStoredQuote(tx, id, answer, now);
    const change = { before: toAuditedQuote(quote), after: toAuditedQuote(after) };
    await insertAuditEntry(
      tx,
      { actor: "customer", action: "decline", entity: "quotes", entityId: id, ...change },
      now,
    );
    await ctx.jobs.enqueue(tx, "quote-mail", { quote: id, kind: "staff-declined" });
  });
}

/** Throws "conflict" with a message for the customer if the customer can no longer accept or decline the quote. */
function assertAnswerableQuote(ctx: AppContext, quote: StoredQuote): void {
  const status = quoteStatusAt(quote, siteToday(ctx));
  const refusal = quoteAnswerRefusal(status, quote.validUntil, ctx.site.phone);
  if (refusal) throw new ServiceError("conflict", refusal);
}
