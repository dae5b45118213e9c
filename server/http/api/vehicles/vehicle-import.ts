import type { Hono } from "hono";
import type { ApiVehicleImport } from "#domain/api/vehicles/vehicles.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { wordProblems } from "#server/errors.ts";
import { INVALID_PARAMETERS_MESSAGE } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import { respondProblem } from "#server/http/problem.ts";
import { importVehicles, type VehicleImport } from "#server/services/vehicles/import-vehicles.ts";

/** Mounts the CSV import of the fleet; with `dryRun=true` it only reports what would change. */
export function mountVehicleImport(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/vehicles/import", async ({ context: c, staff, query: { dryRun = "false" } }) => {
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "text/csv") return respondProblem(c, 415, "Invia il file come text/csv.");
    if (dryRun !== "true" && dryRun !== "false")
      return respondProblem(c, 422, INVALID_PARAMETERS_MESSAGE, [
        { path: "dryRun", message: "Deve essere true o false." },
      ]);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return toVehicleImport(await importVehicles(ctx, { staff, bytes, dryRun: dryRun === "true" }));
  });
}

function toVehicleImport({ rows, ignored, missing }: VehicleImport): ApiVehicleImport {
  return {
    rows: rows.map(({ line, slug, title, action, errors, changes }) => ({
      ...{ line, slug, title, action },
      errors: wordProblems(wordsOf("it"), errors).map(({ path, message }) => ({ path, message })),
      changes: changes.map(({ field, before, after }) => ({ field, before, after })),
    })),
    ignored,
    missing: { brands: missing.brands, cities: missing.cities },
  };
}
