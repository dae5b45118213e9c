import type { Hono } from "hono";
import { customerFlagsSchema } from "#domain/api/customers/customer-endpoints.ts";
import type { AppContext } from "#server/context.ts";
import { toCustomer, toCustomerDetail, toErasure } from "#server/http/api/customers/customer-responses.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { CUSTOMER_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { banCustomer, liftBan } from "#server/services/customers/ban-customer.ts";
import { eraseCustomer, readErasurePreview } from "#server/services/customers/erase-customer.ts";
import { exportCustomer } from "#server/services/customers/export-customer.ts";
import { mergeCustomers } from "#server/services/customers/merge-customers.ts";
import { readCustomer, readCustomers } from "#server/services/customers/read-customer.ts";
import {
  addCustomerNote,
  createCustomer,
  recordConsent,
  updateCustomer,
} from "#server/services/customers/write-customer.ts";
import { parseInput } from "#server/services/parse-input.ts";

/** Mounts the staff's endpoints for customers. */
export function mountCustomers(app: Hono, ctx: AppContext): void {
  mountCustomerReads(app, ctx);
  mountCustomerWrites(app, ctx);
  mountPrivacyEndpoints(app, ctx);
}

function mountCustomerReads(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/customers", async ({ staff, query, queries: { banned: _banned, ...queries } }) => {
    const { banned = false } = parseInput(customerFlagsSchema, query);
    const listQuery = parseListQuery(queries, CUSTOMER_COLUMNS, "name", ctx.site.timeZone);
    const { rows, total } = await readCustomers(ctx, { staff, listQuery, banned });
    return { rows: rows.map((row) => toCustomer(ctx, row)), total };
  });
  serveEndpoint(app, ctx, "GET /api/customers/:id", async ({ staff, parameters: { id } }) =>
    toCustomerDetail(ctx, await readCustomer(ctx, { staff, id })),
  );
}

function mountCustomerWrites(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/customers", async ({ staff, body }) =>
    toCustomerDetail(ctx, await createCustomer(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/customers/:id", async ({ staff, parameters: { id }, body }) =>
    toCustomerDetail(ctx, await updateCustomer(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/customers/:id/merge", async ({ staff, parameters: { id }, body }) =>
    toCustomerDetail(ctx, await mergeCustomers(ctx, { staff, id, body })),
  );
  serveEndpoint(
    app,
    ctx,
    "POST /api/customers/:id/notes",
    async ({ staff, parameters: { id }, body, idempotencyKey }) =>
      toCustomerDetail(ctx, await addCustomerNote(ctx, { staff, id, body, idempotencyKey })),
  );
  serveEndpoint(
    app,
    ctx,
    "POST /api/customers/:id/consents",
    async ({ staff, parameters: { id }, body, idempotencyKey }) =>
      toCustomerDetail(ctx, await recordConsent(ctx, { staff, id, body, idempotencyKey })),
  );
}

function mountPrivacyEndpoints(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/customers/:id/export", async ({ staff, parameters: { id } }) => {
    const { fileName, data, html } = await exportCustomer(ctx, { staff, id });
    return { file_name: fileName, data, html };
  });
  serveEndpoint(app, ctx, "PUT /api/customers/:id/ban", async ({ staff, parameters: { id }, body }) =>
    toCustomerDetail(ctx, await banCustomer(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/customers/:id/ban", async ({ staff, parameters: { id } }) =>
    toCustomerDetail(ctx, await liftBan(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "GET /api/customers/:id/erasure", async ({ staff, parameters: { id } }) =>
    toErasure(await readErasurePreview(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "POST /api/customers/:id/erase", async ({ staff, parameters: { id }, body }) =>
    toErasure(await eraseCustomer(ctx, { staff, id, body })),
  );
}
