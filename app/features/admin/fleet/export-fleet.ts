import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { fleetQuery } from "#app/features/admin/fleet/fleet-query.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import type { ApiVehicle } from "#domain/api/vehicles.ts";
import { FORMULA_START } from "#domain/csv-safety.ts";
import { CSV_COLUMNS, vehicleCells } from "#domain/forms/vehicle-csv.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** Saves the cars that the address's filters leave, the date in the file's name; no cell of it can become a formula (product.md#csv-export). */
export async function exportFleet(parameters: URLSearchParams, now: Date, timeZone: string): Promise<void> {
  const [rows, { unparse }] = await Promise.all([listedRows(parameters), import("papaparse")]);
  const table = { fields: CSV_COLUMNS.map(([, header]) => header), data: rows.map((row) => vehicleCells({ ...row })) };
  const text = unparse(table, { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA_START });
  saveCsv(`flotta-${civilNow(now, timeZone).date}.csv`, text);
}

function listedRows(parameters: URLSearchParams): Promise<ApiVehicle[]> {
  const query = fleetQuery(parameters);
  return allRows((window) => api.list("/api/vehicles", { query: { ...query, ...window } }));
}
