import type { Hono } from "hono";
import type { ApiVatRate } from "#domain/api/rates/vat-rates.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredVatRate } from "#server/repositories/rates/vat-rates.ts";
import { createVatRate, deleteVatRate, readVatRates, updateVatRate } from "#server/services/rates/vat-rates.ts";

/** Mounts the rates of value added tax. */
export function mountVatRates(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/vat_rates", async ({ staff }) => {
    const rows = await readVatRates(ctx, { staff });
    return { rows: rows.map(toVatRate), total: rows.length };
  });
  serveEndpoint(app, ctx, "POST /api/vat_rates", async ({ staff, body }) =>
    toVatRate(await createVatRate(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/vat_rates/:id", async ({ staff, parameters: { id }, body }) =>
    toVatRate(await updateVatRate(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/vat_rates/:id", async ({ staff, parameters: { id } }) => {
    await deleteVatRate(ctx, { staff, id });
    return undefined;
  });
}

const toVatRate = (row: StoredVatRate): ApiVatRate => ({
  id: row.id,
  country: row.country,
  rate: row.rateBasisPoints / 100,
  valid_from: row.validFrom,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});
