import { api } from "#app/features/admin/api-client.ts";
import { fleetQuery } from "#app/features/admin/fleet/fleet-query.ts";
import type { VehicleRow } from "#app/features/admin/fleet/vehicle-rows.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import { FORMULA_START } from "#domain/csv-safety.ts";
import { CSV_COLUMNS, vehicleCells } from "#domain/forms/vehicle-csv.ts";
import { HOUSE } from "#domain/house.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** As many rows as the API gives at once. */
const WINDOW = 1000;

/** Saves the cars that the address's filters leave, the date in the file's name; no cell of it can become a formula (B 7.5). */
export async function exportFleet(parameters: URLSearchParams, now: Date): Promise<void> {
  const [rows, { unparse }] = await Promise.all([allRows(parameters), import("papaparse")]);
  const table = { fields: CSV_COLUMNS.map(([, header]) => header), data: rows.map((row) => vehicleCells({ ...row })) };
  const text = unparse(table, { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA_START });
  saveCsv(`flotta-${civilNow(now, HOUSE.timeZone).date}.csv`, text);
}

async function allRows(parameters: URLSearchParams): Promise<VehicleRow[]> {
  const query = fleetQuery(parameters);
  const all: VehicleRow[] = [];
  for (;;) {
    const { rows, total } = await api.list<VehicleRow>("/api/vehicles", {
      ...query,
      limit: WINDOW,
      offset: all.length,
    });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
