import type { Hono } from "hono";
import type { ApiJetRoute } from "#domain/api/jets/jet-routes.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { JET_ROUTE_COLUMNS } from "#server/http/api/jets/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import type { StoredJetRoute } from "#server/repositories/jets/stored-jet-routes.ts";
import { createJetRoute } from "#server/services/jets/routes/create-jet-route.ts";
import { deleteJetRoute } from "#server/services/jets/routes/delete-jet-route.ts";
import { readJetRoutes } from "#server/services/jets/routes/read-jet-routes.ts";
import { updateJetRoute } from "#server/services/jets/routes/update-jet-route.ts";

export function mountJetRoutes(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/jet_routes", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, JET_ROUTE_COLUMNS, "origin,position", ctx.site.timeZone);
    const { rows, total } = await readJetRoutes(ctx, { staff, listQuery });
    return { rows: rows.map(toJetRoute), total };
  });
  serve(app, ctx, "POST /api/jet_routes", async ({ staff, body }) =>
    toJetRoute(await createJetRoute(ctx, { staff, body })),
  );
  serve(app, ctx, "PATCH /api/jet_routes/:id", async ({ staff, parameters: { id }, body }) =>
    toJetRoute(await updateJetRoute(ctx, { staff, id, body })),
  );
  serve(app, ctx, "DELETE /api/jet_routes/:id", async ({ staff, parameters: { id } }) => {
    await deleteJetRoute(ctx, { staff, id });
    return undefined;
  });
}

const toJetRoute = (row: StoredJetRoute): ApiJetRoute => ({
  id: row.id,
  origin: row.origin,
  destination: row.destination,
  minutes: row.durationMinutes,
  price: centsToEuros(row.priceCents),
  position: row.position,
  description: row.description,
  active: row.active,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});
