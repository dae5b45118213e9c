import { isDeepStrictEqual } from "node:util";
import type { Hono } from "hono";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { type ApiVehicle, vehicleFlagsSchema } from "#domain/api/vehicles/vehicles.ts";
import { findCategory } from "#domain/categories.ts";
import { centsToEuros } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { toApiVehicleFields } from "#domain/vehicles/vehicle-record.ts";
import type { AppContext } from "#server/context.ts";
import { toFinish } from "#server/http/api/finish-responses.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { VEHICLE_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { createVehicle } from "#server/services/vehicles/create-vehicle.ts";
import { deleteVehicle } from "#server/services/vehicles/delete-vehicle.ts";
import { readOffSitePlaces } from "#server/services/vehicles/read-off-site-places.ts";
import { type ListedVehicle, readVehicles, toListedVehicle } from "#server/services/vehicles/read-vehicles.ts";
import { updateVehicle } from "#server/services/vehicles/update-vehicle.ts";

export function mountVehicles(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/vehicles", async ({ caller, query, queries: { on_site: _onSite, ...queries } }) => {
    const { on_site: onSite } = parseInput(vehicleFlagsSchema, query);
    const listQuery = parseListQuery(queries, VEHICLE_COLUMNS, "-created_at");
    const { rows, total } = await readVehicles(ctx, { staff: caller, listQuery, onSite });
    return { rows: rows.map(toVehicle), total };
  });
  serveEndpoint(app, ctx, "GET /api/vehicles/off-site-places", ({ staff }) => readOffSitePlaces(ctx, { staff }));
  serveEndpoint(app, ctx, "POST /api/vehicles", async ({ staff, body, idempotencyKey }) =>
    toVehicle(await toListedVehicle(ctx, await createVehicle(ctx, { staff, body, idempotencyKey }))),
  );
  serveEndpoint(app, ctx, "PATCH /api/vehicles/:id", async ({ staff, parameters: { id }, body }) =>
    toVehicle(await toListedVehicle(ctx, await updateVehicle(ctx, { staff, id, body }))),
  );
  serveEndpoint(app, ctx, "DELETE /api/vehicles/:id", async ({ staff, parameters: { id } }) => {
    await deleteVehicle(ctx, { staff, id });
    return undefined;
  });
}

function toVehicle(row: ListedVehicle): UncheckedAnswer<ApiVehicle> {
  const category = findCategory(row.category);
  const { image_alts, ...stated } = toApiVehicleFields(row);
  return {
    id: row.id,
    ...stated,
    image_alts,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
    ...(isDeepStrictEqual(row.shownImages, row.images) ? {} : { shown_images: row.shownImages }),
    ...(row.fromRate === row.priceCents ? {} : { from_price: centsToEuros(row.fromRate) }),
    colours: row.finishes.map(toFinish),
    url: category ? paths.vehicle({ citySlug: row.citySlug, category: category.slug, slug: row.slug }) : null,
    ...(row.unitsOut === undefined ? {} : { units_out: row.unitsOut }),
    ...(row.offSite === undefined ? {} : { off_site: row.offSite }),
  };
}
