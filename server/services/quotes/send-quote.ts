import { canAnswerEnquiry } from "#domain/enquiries/enquiry-statuses.ts";
import { quoteActionSchema } from "#domain/forms/quotes/quote.ts";
import { hasUnread } from "#domain/messages/conversation.ts";
import { isValidPastPickup, quoteStatusAt, quoteStatusLabel } from "#domain/quotes/quote.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { lockQuote, type StoredQuote, updateStoredQuote } from "#server/repositories/quotes/quotes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { markAnswered } from "#server/services/enquiries/shared/post-staff-message.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { parseQuoteBody } from "#server/services/quotes/internal/check-quote.ts";
import { type QuoteDetail, readQuoteDetail, toAuditedQuote } from "#server/services/quotes/internal/quote-detail.ts";
import { NO_SUCH_QUOTE, noSuchQuote } from "#server/services/words/booking-words.ts";

export interface QuoteTransitionInput {
  staff: Staff;
  id: string;
  body: unknown;
}

/** Sends a draft to its customer with the private link, and marks its enquiry as answered. Idempotent. Throws "not-found" and "conflict". */
export async function sendQuote(ctx: AppContext, input: QuoteTransitionInput): Promise<QuoteDetail> {
  return transitionQuote(ctx, input, {
    action: "send",
    to: "sent",
    refusalFor: (quote) => {
      if (quote.status !== "draft") return statusRefusal(ctx, quote, "non si può inviare");
      if (quote.validUntil < siteToday(ctx))
        return "Il giorno fino a cui vale è già passato: cambialo prima di inviare.";
      return isValidPastPickup(quote.validUntil, quote.rental)
        ? "Vale oltre il giorno del ritiro: cambialo prima di inviare."
        : null;
    },
  });
}

/**
 * Withdraws a quote that the customer has neither accepted nor declined. The page of its link then says that it was withdrawn. Throws "not-found" and
 * "conflict".
 */
export async function withdrawQuote(ctx: AppContext, input: QuoteTransitionInput): Promise<QuoteDetail> {
  return transitionQuote(ctx, input, {
    action: "withdraw",
    to: "withdrawn",
    refusalFor: (quote) =>
      quote.status === "draft" || quote.status === "sent" ? null : statusRefusal(ctx, quote, "non si può ritirare"),
  });
}

interface QuoteTransition {
  action: "send" | "withdraw";
  to: "sent" | "withdrawn";
  /** Returns why the transition is refused; null if it is allowed. */
  refusalFor: (quote: StoredQuote) => string | null;
}

async function transitionQuote(
  ctx: AppContext,
  { staff, id, body }: QuoteTransitionInput,
  { action, to, refusalFor }: QuoteTransition,
) {
  requireAbility(staff, "quotes.manage");
  const quoteId = parseId(id, NO_SUCH_QUOTE);
  const { version } = parseInput(quoteActionSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockQuote(tx, quoteId);
    if (!before) throw noSuchQuote();
    if (before.status === to) return readQuoteDetail(ctx, tx, before);
    await rejectStaleVersion(tx, "quotes", before, version, ctx);
    const refusal = refusalFor(before);
    if (refusal) throw new ServiceError("conflict", refusal);
    const now = ctx.clock();
    const after = await updateStoredQuote(tx, quoteId, { status: to, ...(to === "sent" && { sentAt: now }) }, now);
    if (to === "sent") {
      await ctx.jobs.enqueue(tx, "quote-mail", { quote: quoteId, kind: "sent" });
      if (before.enquiryId) await answerEnquiryWithQuote(ctx, tx, { enquiryId: before.enquiryId, staff, audit });
    }
    await audit({
      action,
      entity: "quotes",
      entityId: quoteId,
      before: toAuditedQuote(before),
      after: toAuditedQuote(after),
    });
    return readQuoteDetail(ctx, tx, after);
  });
}

/**
 * Marks the quote's enquiry as answered (product.md#quotes). A closed enquiry stays closed, and an enquiry with unread messages still waits for a
 * reply.
 */
async function answerEnquiryWithQuote(
  ctx: AppContext,
  tx: Transaction,
  { enquiryId, staff, audit }: { enquiryId: string; staff: Staff; audit: Audit },
): Promise<void> {
  const before = await lockEnquiry(tx, enquiryId);
  if (!before || !canAnswerEnquiry(before.status) || hasUnread(before)) return;
  const after = await markAnswered(ctx, tx, before, staff);
  await audit({ action: "answer", entity: "enquiries", entityId: enquiryId, before, after });
}

const statusRefusal = (ctx: AppContext, quote: StoredQuote, verb: string) =>
  `Un preventivo «${quoteStatusLabel(quoteStatusAt(quote, siteToday(ctx)))}» ${verb}.`;

/**
 * Updates a draft, except its recipient and enquiry. Throws whatever `createQuote` throws, "not-found", and "conflict" for a quote that was sent
 * (because its recipient may have read it) and for a stale `version`.
 */
export async function updateQuote(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<QuoteDetail> {
  requireAbility(staff, "quotes.manage");
  const quoteId = parseId(id, NO_SUCH_QUOTE);
  const { quote, version } = await parseQuoteBody(ctx, staff, body);
  const { customerId: _customer, enquiryId: _enquiry, ...changes } = quote;
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockQuote(tx, quoteId);
    if (!before) throw noSuchQuote();
    await rejectStaleVersion(tx, "quotes", before, version, ctx);
    if (before.status !== "draft") {
      const status = quoteStatusLabel(before.status);
      throw new ServiceError("conflict", `Un preventivo «${status}» non si può più cambiare: scrivine uno nuovo.`);
    }
    const after = await updateStoredQuote(tx, quoteId, changes, ctx.clock());
    await audit({
      action: "update",
      entity: "quotes",
      entityId: quoteId,
      before: toAuditedQuote(before),
      after: toAuditedQuote(after),
    });
    return readQuoteDetail(ctx, tx, after);
  });
}
