import type { Hono } from "hono";
import type { ApiExtra } from "#domain/api/rates/extras.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { extras } from "#server/db/schema.ts";
import { parseListQuery, type QueryableColumns } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredExtra } from "#server/repositories/rates/stored-extras.ts";
import { createExtra, deleteExtra, readExtras, updateExtra } from "#server/services/rates/extras.ts";

export const EXTRA_COLUMNS: QueryableColumns = {
  id: { column: extras.id, kind: "uuid" },
  code: { column: extras.code, kind: "text" },
  unit: { column: extras.unit, kind: "text" },
  active: { column: extras.active, kind: "boolean" },
  name: { column: extras.name, kind: "order-only" },
  price: { column: extras.priceCents, kind: "order-only" },
  position: { column: extras.position, kind: "order-only" },
  created_at: { column: extras.createdAt, kind: "order-only" },
  updated_at: { column: extras.updatedAt, kind: "order-only" },
};

export function mountExtras(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/extras", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, EXTRA_COLUMNS, "position,code", ctx.site.timeZone);
    const { rows, total } = await readExtras(ctx, { staff, listQuery });
    return { rows: rows.map(toApiExtra), total };
  });
  serveEndpoint(app, ctx, "POST /api/extras", async ({ staff, body }) =>
    toApiExtra(await createExtra(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/extras/:id", async ({ staff, parameters: { id }, body }) =>
    toApiExtra(await updateExtra(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/extras/:id", async ({ staff, parameters: { id } }) => {
    await deleteExtra(ctx, { staff, id });
    return undefined;
  });
}

const toApiExtra = (row: StoredExtra): ApiExtra => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  unit: row.unit,
  price: centsToEuros(row.priceCents),
  max_quantity: row.maxQuantity,
  max_charged_days: row.maxChargedDays,
  categories: row.categories,
  vehicle_ids: row.vehicleIds,
  city_ids: row.cityIds,
  lead_hours: row.leadHours,
  position: row.position,
  active: row.active,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});
