import type { Hono } from "hono";
import type { ApiJetRoute } from "#domain/api/jet-routes/jet-routes.ts";
import { centsToEuros } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { JET_ROUTE_COLUMNS } from "#server/http/api/jets/jet-columns.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredJetRoute } from "#server/repositories/jet-routes/stored-jet-routes.ts";
import { createJetRoute } from "#server/services/jet-routes/create-jet-route.ts";
import { deleteJetRoute } from "#server/services/jet-routes/delete-jet-route.ts";
import { readJetRoutes } from "#server/services/jet-routes/read-jet-routes.ts";
import { updateJetRoute } from "#server/services/jet-routes/update-jet-route.ts";

export function mountJetRoutes(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/jet_routes", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, JET_ROUTE_COLUMNS, "origin,position", ctx.site.timeZone);
    const { rows, total } = await readJetRoutes(ctx, { staff, listQuery });
    return { rows: rows.map(toJetRoute), total };
  });
  serveEndpoint(app, ctx, "POST /api/jet_routes", async ({ staff, body }) =>
    toJetRoute(await createJetRoute(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/jet_routes/:id", async ({ staff, parameters: { id }, body }) =>
    toJetRoute(await updateJetRoute(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/jet_routes/:id", async ({ staff, parameters: { id } }) => {
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
