import { type Context, Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import type { AppContext } from "#server/context.ts";
import {
  brandRowSchema,
  cityRowSchema,
  toBrandRow,
  toCityRow,
  toVehicleRow,
  vehicleRowSchema,
} from "#server/http/api/public-rows.ts";
import { BRAND_COLUMNS, CITY_COLUMNS, VEHICLE_COLUMNS } from "#server/http/api/readable-columns.ts";
import { parseTableReading, type ReadableColumns } from "#server/http/api/table-reading.ts";
import { readPublicRows } from "#server/services/catalogue/read-public-rows.ts";

/** The tables anybody may read (B 7.3): a plain JSON array, the total in X-Total-Count (design 7). */
export function tableRoutes(ctx: AppContext): Hono {
  const api = new Hono();

  api.get("/brands", describeRows("I marchi attivi", brandRowSchema, BRAND_COLUMNS), async (c) => {
    const { rows, total } = await readPublicRows.brands(ctx, parseTableReading(c.req.queries(), BRAND_COLUMNS, "name"));
    return answerRows(c, rows.map(toBrandRow), total);
  });
  api.get("/cities", describeRows("Le città attive", cityRowSchema, CITY_COLUMNS), async (c) => {
    const { rows, total } = await readPublicRows.cities(ctx, parseTableReading(c.req.queries(), CITY_COLUMNS, "name"));
    return answerRows(c, rows.map(toCityRow), total);
  });
  api.get("/vehicles", describeRows("Le vetture", vehicleRowSchema, VEHICLE_COLUMNS), async (c) => {
    const reading = parseTableReading(c.req.queries(), VEHICLE_COLUMNS, "-created_at");
    const { rows, total } = await readPublicRows.vehicles(ctx, reading);
    return answerRows(c, rows.map(toVehicleRow), total);
  });
  return api;
}

function answerRows(c: Context, rows: object[], total: number): Response {
  c.header("x-total-count", String(total));
  c.header("cache-control", "no-cache");
  return c.json(rows);
}

function describeRows(summary: string, row: z.ZodObject, columns: ReadableColumns) {
  const filters = Object.keys(columns).map((name) => ({
    name,
    in: "query" as const,
    schema: { type: "string" as const },
    description: "Solo le righe con questo valore",
  }));
  return describeRoute({
    summary,
    parameters: [
      ...filters,
      {
        name: "order",
        in: "query",
        schema: { type: "string" },
        description: "Un campo, con - davanti per l'ordine inverso",
      },
      { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 1000, default: 200 } },
      { name: "offset", in: "query", schema: { type: "integer", minimum: 0, default: 0 } },
    ],
    responses: {
      200: {
        description: "Le righe; il totale è nell'intestazione X-Total-Count",
        content: { "application/json": { schema: resolver(z.array(row)) } },
      },
      422: { description: "Parametri non validi (application/problem+json)" },
    },
  });
}
