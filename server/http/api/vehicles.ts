import { Hono } from "hono";
import { newVehicleSchema, vehicleChangesSchema } from "#domain/forms/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import { toVehicleRow, vehicleRowSchema } from "#server/http/api/public-rows.ts";
import { VEHICLE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { answerRows, describeRows, describeWrite } from "#server/http/api/row-answers.ts";
import { parseTableReading } from "#server/http/api/table-reading.ts";
import { withVersion } from "#server/http/api/version.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonRow } from "#server/http/json-body.ts";
import { createVehicle } from "#server/services/fleet/create-vehicle.ts";
import { deleteVehicle } from "#server/services/fleet/delete-vehicle.ts";
import { locatedVehicle } from "#server/services/fleet/read-vehicle.ts";
import { readVehicles } from "#server/services/fleet/read-vehicles.ts";
import { updateVehicle } from "#server/services/fleet/update-vehicle.ts";

/** /api/vehicles (B 7.3). */
export function vehicleRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  api.get(
    "/vehicles",
    describeRows("Le vetture: quelle del sito, per chi cura la flotta tutte", vehicleRowSchema, VEHICLE_COLUMNS),
    async (c) => {
      const reading = parseTableReading(c.req.queries(), VEHICLE_COLUMNS, "-created_at");
      const { rows, total } = await readVehicles(ctx, { staff: c.get("staff"), reading });
      return answerRows(c, rows.map(toVehicleRow), total);
    },
  );
  api.post(
    "/vehicles",
    describeWrite("Aggiunge una vettura; lo slug nasce da brand e nome", {
      body: newVehicleSchema,
      row: vehicleRowSchema,
      status: 201,
    }),
    jsonRow(newVehicleSchema, vehicleRowSchema),
    async (c) => {
      const row = await createVehicle(ctx, { staff: staffOf(c), body: c.get("json") });
      return c.json(toVehicleRow(await locatedVehicle(ctx, row)), 201);
    },
  );
  api.patch(
    "/vehicles/:id",
    describeWrite("Modifica una vettura, anche solo la disponibilità", {
      body: vehicleChangesSchema,
      row: vehicleRowSchema,
    }),
    jsonRow(vehicleChangesSchema, vehicleRowSchema),
    async (c) => {
      const body = withVersion(c.get("json"), c.req.header("if-match"));
      const row = await updateVehicle(ctx, { staff: staffOf(c), id: c.req.param("id"), body });
      return c.json(toVehicleRow(await locatedVehicle(ctx, row)));
    },
  );
  api.delete(
    "/vehicles/:id",
    describeWrite("Elimina una vettura per sempre, se non ha prenotazioni aperte", { status: 204 }),
    async (c) => {
      await deleteVehicle(ctx, { staff: staffOf(c), id: c.req.param("id") });
      return c.body(null, 204);
    },
  );
  return api;
}
