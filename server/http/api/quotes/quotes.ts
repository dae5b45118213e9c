import type { Hono } from "hono";
import type { ApiQuote, ApiQuoteDetail, ApiQuoteProposal } from "#domain/api/quotes/quotes.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { centsToEuros } from "#domain/money.ts";
import type { QuoteLine } from "#domain/quotes/quote.ts";
import type { AppContext } from "#server/context.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { QUOTE_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { createQuote } from "#server/services/quotes/create-quote.ts";
import { proposeQuote, type QuoteProposal } from "#server/services/quotes/propose-quote.ts";
import { type QuoteDetail, readQuote, readQuotes } from "#server/services/quotes/read-quotes.ts";
import { sendQuote, updateQuote, withdrawQuote } from "#server/services/quotes/send-quote.ts";
import { updateQuoteLanguage } from "#server/services/quotes/update-quote-language.ts";

/** Mounts the staff's endpoints for quotes. Customers accept or decline a quote on a page, not through the API. */
export function mountQuotes(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/quotes", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, QUOTE_COLUMNS, "-created_at", ctx.site.timeZone);
    const { rows, total } = await readQuotes(ctx, { staff, listQuery });
    return { rows: rows.map(toQuote), total };
  });
  serveEndpoint(app, ctx, "GET /api/quotes/proposal", async ({ staff, query }) =>
    toProposal(await proposeQuote(ctx, { staff, query })),
  );
  serveEndpoint(app, ctx, "POST /api/quotes", async ({ staff, body, idempotencyKey }) =>
    toQuoteDetail(await createQuote(ctx, { staff, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "GET /api/quotes/:id", async ({ staff, parameters: { id } }) =>
    toQuoteDetail(await readQuote(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "PATCH /api/quotes/:id", async ({ staff, parameters: { id }, body }) =>
    toQuoteDetail(await updateQuote(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "PUT /api/quotes/:id/language", async ({ staff, parameters: { id }, body }) =>
    toQuoteDetail(await updateQuoteLanguage(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/quotes/:id/send", async ({ staff, parameters: { id }, body }) =>
    toQuoteDetail(await sendQuote(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/quotes/:id/withdraw", async ({ staff, parameters: { id }, body }) =>
    toQuoteDetail(await withdrawQuote(ctx, { staff, id, body })),
  );
}

function toQuote(row: StoredQuote): UncheckedAnswer<ApiQuote> {
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
    language: row.language,
    title: row.title,
    lines: row.lines.map(toQuoteLine),
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

function toQuoteDetail({
  quote,
  privateUrl,
  banned,
  author,
  booking,
  order,
}: QuoteDetail): UncheckedAnswer<ApiQuoteDetail> {
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
    language: proposal.language,
    lines: proposal.lines.map(toQuoteLine),
    valid_until: proposal.validUntil,
    terms: proposal.terms,
    customer_id: proposal.customerId,
    enquiry_id: proposal.enquiryId,
    customer_banned: proposal.banned,
  };
}

const toQuoteLine = ({ text, quantity, amount }: QuoteLine) => ({ text, quantity, amount: centsToEuros(amount) });
