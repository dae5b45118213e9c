import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import type { AppContext } from "#server/context.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { problem } from "#server/http/problem.ts";
import { importVehicles } from "#server/services/fleet/import-vehicles.ts";

const answerSchema = z.object({
  rows: z.array(
    z.object({
      line: z.number().int(),
      slug: z.string(),
      title: z.string(),
      action: z.enum(["create", "update", "unchanged", "wrong"]),
      errors: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
  ignored: z.array(z.string()),
});

/** POST /api/vehicles/import: the fleet as CSV; with `dryRun=true` it only says what would happen. */
export function vehicleImportRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  const description = describeRoute({
    summary: "Importa la flotta da un file CSV: tutte le righe o nessuna",
    parameters: [
      {
        name: "dryRun",
        in: "query",
        schema: { type: "boolean", default: false },
        description: "Dice che cosa accadrebbe, riga per riga, senza scrivere nulla",
      },
    ],
    requestBody: { required: true, content: { "text/csv": { schema: { type: "string" } } } },
    responses: {
      200: {
        description: "Che cosa è accaduto a ogni riga",
        content: { "application/json": { schema: resolver(answerSchema) } },
      },
      413: { description: "Più di 1 MiB (application/problem+json)" },
      415: { description: "Non è text/csv (application/problem+json)" },
      422: { description: "Un file illeggibile o righe sbagliate: nulla è stato scritto (application/problem+json)" },
    },
  });
  api.post("/vehicles/import", description, async (c) => {
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "text/csv") return problem(c, 415, "Invia il file come text/csv.");
    const dryRun = c.req.query("dryRun") ?? "false";
    if (dryRun !== "true" && dryRun !== "false")
      return problem(c, 422, "I parametri della richiesta non sono validi.", [
        { path: "dryRun", message: "Deve essere true o false." },
      ]);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json(await importVehicles(ctx, { staff: staffOf(c), bytes, dryRun: dryRun === "true" }));
  });
  return api;
}
