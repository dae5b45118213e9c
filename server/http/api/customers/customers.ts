import type { Hono } from "hono";
import { customerFlagsSchema } from "#domain/api/customer-endpoints.ts";
import type { AppContext } from "#server/context.ts";
import { toCustomer, toCustomerDetail, toErasure } from "#server/http/api/customers/customer-answers.ts";
import { CUSTOMER_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { banCustomer, liftBan } from "#server/services/customers/ban-customer.ts";
import { eraseCustomer, readErasure } from "#server/services/customers/erase-customer.ts";
import { exportCustomer } from "#server/services/customers/export-customer.ts";
import { mergeCustomers } from "#server/services/customers/merge-customers.ts";
import { readCustomer, readCustomers } from "#server/services/customers/read-customer.ts";
import {
  createCustomer,
  noteCustomer,
  recordConsent,
  updateCustomer,
} from "#server/services/customers/write-customer.ts";

/** What staff do with customers. */
export function mountCustomers(app: Hono, ctx: AppContext): void {
  mountReading(app, ctx);
  mountWriting(app, ctx);
  mountPrivacy(app, ctx);
}

function mountReading(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/customers", async ({ staff, query, queries: { banned: _banned, ...queries } }) => {
    const { banned = false } = checkedInput(customerFlagsSchema, query);
    const listQuery = parseListQuery(queries, CUSTOMER_COLUMNS, "name", ctx.site.timeZone);
    const { rows, total } = await readCustomers(ctx, { staff, listQuery, banned });
    return { rows: rows.map((row) => toCustomer(ctx, row)), total };
  });
  serve(app, ctx, "GET /api/customers/:id", async ({ staff, parameters: { id } }) =>
    toCustomerDetail(ctx, await readCustomer(ctx, { staff, id })),
  );
}

function mountWriting(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "POST /api/customers", async ({ staff, body }) =>
    toCustomerDetail(ctx, await createCustomer(ctx, { staff, body })),
  );
  serve(app, ctx, "PATCH /api/customers/:id", async ({ staff, parameters: { id }, body }) =>
    toCustomerDetail(ctx, await updateCustomer(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/customers/:id/merge", async ({ staff, parameters: { id }, body }) =>
    toCustomerDetail(ctx, await mergeCustomers(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/customers/:id/notes", async ({ staff, parameters: { id }, body, idempotencyKey }) =>
    toCustomerDetail(ctx, await noteCustomer(ctx, { staff, id, body, idempotencyKey })),
  );
  serve(app, ctx, "POST /api/customers/:id/consents", async ({ staff, parameters: { id }, body, idempotencyKey }) =>
    toCustomerDetail(ctx, await recordConsent(ctx, { staff, id, body, idempotencyKey })),
  );
}

function mountPrivacy(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "POST /api/customers/:id/export", async ({ staff, parameters: { id } }) => {
    const { fileName, data, html } = await exportCustomer(ctx, { staff, id });
    return { file_name: fileName, data, html };
  });
  serve(app, ctx, "PUT /api/customers/:id/ban", async ({ staff, parameters: { id }, body }) =>
    toCustomerDetail(ctx, await banCustomer(ctx, { staff, id, body })),
  );
  serve(app, ctx, "DELETE /api/customers/:id/ban", async ({ staff, parameters: { id } }) =>
    toCustomerDetail(ctx, await liftBan(ctx, { staff, id })),
  );
  serve(app, ctx, "GET /api/customers/:id/erasure", async ({ staff, parameters: { id } }) =>
    toErasure(await readErasure(ctx, { staff, id })),
  );
  serve(app, ctx, "POST /api/customers/:id/erase", async ({ staff, parameters: { id }, body }) =>
    toErasure(await eraseCustomer(ctx, { staff, id, body })),
  );
}
