import type { Hono } from "hono";
import { type ApiVehicle, vehicleFlagsSchema } from "#domain/api/fleet/vehicles.ts";
import type { Unchecked } from "#domain/api/named-fields.ts";
import { findCategory } from "#domain/categories.ts";
import { statedVehicle } from "#domain/fleet/vehicle-record.ts";
import { paths } from "#domain/paths.ts";
import type { AppContext } from "#server/context.ts";
import { toFinish } from "#server/http/api/finish-answers.ts";
import { VEHICLE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { createVehicle } from "#server/services/fleet/create-vehicle.ts";
import { deleteVehicle } from "#server/services/fleet/delete-vehicle.ts";
import { readOffSitePlaces } from "#server/services/fleet/read-off-site-places.ts";
import { locatedVehicle, type ReadVehicleRow, readVehicles } from "#server/services/fleet/read-vehicles.ts";
import { updateVehicle } from "#server/services/fleet/update-vehicle.ts";

export function mountVehicles(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/vehicles", async ({ caller, query, queries: { on_site: _onSite, ...queries } }) => {
    const { on_site: onSite } = checkedInput(vehicleFlagsSchema, query);
    const listQuery = parseListQuery(queries, VEHICLE_COLUMNS, "-created_at");
    const { rows, total } = await readVehicles(ctx, { staff: caller, listQuery, onSite });
    return { rows: rows.map(toVehicle), total };
  });
  serve(app, ctx, "GET /api/vehicles/off-site-places", ({ staff }) => readOffSitePlaces(ctx, { staff }));
  serve(app, ctx, "POST /api/vehicles", async ({ staff, body, idempotencyKey }) =>
    toVehicle(await locatedVehicle(ctx, await createVehicle(ctx, { staff, body, idempotencyKey }))),
  );
  serve(app, ctx, "PATCH /api/vehicles/:id", async ({ staff, parameters: { id }, body }) =>
    toVehicle(await locatedVehicle(ctx, await updateVehicle(ctx, { staff, id, body }))),
  );
  serve(app, ctx, "DELETE /api/vehicles/:id", async ({ staff, parameters: { id } }) => {
    await deleteVehicle(ctx, { staff, id });
    return undefined;
  });
}

function toVehicle(row: ReadVehicleRow): Unchecked<ApiVehicle> {
  const category = findCategory(row.category);
  const { image_alts, ...stated } = statedVehicle(row);
  return {
    id: row.id,
    ...stated,
    image_alts,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
    colours: row.finishes.map(toFinish),
    url: category ? paths.vehicle({ citySlug: row.citySlug, category: category.slug, slug: row.slug }) : null,
    ...(row.unitsOut === undefined ? {} : { units_out: row.unitsOut }),
    ...(row.offSite === undefined ? {} : { off_site: row.offSite }),
  };
}
