import type { Hono } from "hono";
import type { Unchecked } from "#domain/api/named-fields.ts";
import type { ApiQuote, ApiQuoteDetail, ApiQuoteProposal } from "#domain/api/quotes.ts";
import { centsToEuros } from "#domain/money.ts";
import type { QuoteLine } from "#domain/quotes/quote.ts";
import type { AppContext } from "#server/context.ts";
import { QUOTE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import type { StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { proposeQuote, type QuoteProposal } from "#server/services/quotes/propose-quote.ts";
import { type QuoteDetail, readQuote, readQuotes } from "#server/services/quotes/read-quotes.ts";
import { sendQuote, updateQuote, withdrawQuote } from "#server/services/quotes/send-quote.ts";

/** What staff do with quotes; their customers answer on a page of their own. */
export function mountQuotes(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/quotes", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, QUOTE_COLUMNS, "-created_at", ctx.site.timeZone);
    const { rows, total } = await readQuotes(ctx, { staff, listQuery });
    return { rows: rows.map(toQuote), total };
  });
  serve(app, ctx, "GET /api/quotes/proposal", async ({ staff, query }) =>
    toProposal(await proposeQuote(ctx, { staff, query })),
  );
  serve(app, ctx, "POST /api/quotes", async ({ staff, body, idempotencyKey }) =>
    toDetail(await createQuote(ctx, { staff, body, idempotencyKey })),
  );
  serve(app, ctx, "GET /api/quotes/:id", async ({ staff, parameters: { id } }) =>
    toDetail(await readQuote(ctx, { staff, id })),
  );
  serve(app, ctx, "PATCH /api/quotes/:id", async ({ staff, parameters: { id }, body }) =>
    toDetail(await updateQuote(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/quotes/:id/send", async ({ staff, parameters: { id }, body }) =>
    toDetail(await sendQuote(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/quotes/:id/withdraw", async ({ staff, parameters: { id }, body }) =>
    toDetail(await withdrawQuote(ctx, { staff, id, body })),
  );
}

function toQuote(row: StoredQuote): Unchecked<ApiQuote> {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    customer_id: row.customerId,
    enquiry_id: row.enquiryId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    title: row.title,
    lines: row.lines.map(toLine),
    total: centsToEuros(row.totalCents),
    currency: row.currency,
    valid_until: row.validUntil,
    terms: row.terms,
    rental: row.rental,
    sent_at: row.sentAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
    decline_reason: row.declineReason,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function toDetail({ quote, privateUrl, banned, author, booking, order }: QuoteDetail): Unchecked<ApiQuoteDetail> {
  return {
    ...toQuote(quote),
    customer_banned: banned,
    author_name: author,
    private_url: privateUrl,
    booking: booking?.reference ?? null,
    order,
  };
}

function toProposal(proposal: QuoteProposal): ApiQuoteProposal {
  return {
    kind: proposal.kind,
    title: proposal.title,
    name: proposal.name,
    email: proposal.email,
    phone: proposal.phone,
    lines: proposal.lines.map(toLine),
    valid_until: proposal.validUntil,
    terms: proposal.terms,
    customer_id: proposal.customerId,
    enquiry_id: proposal.enquiryId,
    customer_banned: proposal.banned,
  };
}

const toLine = ({ text, quantity, amount }: QuoteLine) => ({ text, quantity, amount: centsToEuros(amount) });
