import type { Hono } from "hono";
import type { ApiOrder, ApiOrderDetail } from "#domain/api/orders/orders.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { centsToEuros } from "#domain/money.ts";
import { toQuoteRows } from "#domain/quotes/quote-rows.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { toIdempotentReplay } from "#server/http/api/idempotent-replay.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { ORDER_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { ListedOrder } from "#server/repositories/orders/orders.ts";
import { readOrder, readOrders, updateOrder } from "#server/services/orders/orders.ts";

/** Mounts the staff's endpoints for orders. None of them creates an order: an order is created when a customer accepts a quote. */
export function mountOrders(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/orders", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, ORDER_COLUMNS, "-created_at", ctx.site.timeZone);
    const { rows, total } = await readOrders(ctx, { staff, listQuery });
    return { rows: rows.map(toOrder), total };
  });
  serveEndpoint(app, ctx, "GET /api/orders/:id", async ({ staff, parameters: { id } }) =>
    toOrderDetail(await readOrder(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "PATCH /api/orders/:id", async ({ staff, parameters: { id }, body }) => {
    const { order, already } = await updateOrder(ctx, { staff, id, body });
    return { ...toOrder(order), already: already && toIdempotentReplay(already) };
  });
}

function toOrder(row: ListedOrder): UncheckedAnswer<ApiOrder> {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    quote_id: row.quoteId,
    quote_reference: row.quoteReference,
    customer_id: row.customerId,
    enquiry_id: row.enquiryId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    title: row.title,
    total: centsToEuros(row.totalCents),
    currency: row.currency,
    service_on: row.serviceOn,
    notes: row.notes,
    cancel_reason: row.cancelReason,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function toOrderDetail(row: ListedOrder): UncheckedAnswer<ApiOrderDetail> {
  const rows = toQuoteRows(wordsOf("it"), { lines: row.lines, rental: null });
  return { ...toOrder(row), rows: rows.map(({ label, value }) => ({ label, value })), terms: row.terms };
}
