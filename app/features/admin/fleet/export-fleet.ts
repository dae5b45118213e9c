import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { fleetQuery } from "#app/features/admin/fleet/fleet-query.ts";
import type { ExportChoice } from "#app/features/admin/lists/export-menu.tsx";
import { exportSeen } from "#app/features/admin/lists/export-seen.ts";
import { listWords } from "#app/features/admin/lists/list-words.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { FORMULA_START } from "#domain/csv-safety.ts";
import { CSV_COLUMNS, vehicleCells } from "#domain/forms/fleet/vehicle-csv.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** Saves the cars that the address's filters leave, the date in the file's name; no cell of it can become a formula (product.md#csv-export). */
export async function exportFleet(parameters: URLSearchParams, now: Date, timeZone: string): Promise<void> {
  const [rows, { unparse }] = await Promise.all([listedRows(parameters), import("papaparse")]);
  const table = { fields: CSV_COLUMNS.map(([, header]) => header), data: rows.map((row) => vehicleCells({ ...row })) };
  const text = unparse(table, { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA_START });
  saveCsv(`flotta-${civilNow(now, timeZone).date}.csv`, text);
}

interface SeenFleet {
  parameters: URLSearchParams;
  /** As they are shown. */
  columns: readonly Column<ApiVehicle>[];
  timeZone: string;
}

/** The ways to take the fleet with one: as it is seen, or whole, to be imported again. */
export function fleetExports({ parameters, columns, timeZone }: SeenFleet): ExportChoice[] {
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/vehicles", { query: { ...fleetQuery(parameters), ...window } });
  return [
    { label: listWords.exports.seen, run: () => exportSeen({ name: "flotta", columns, read, parameters, timeZone }) },
    { label: "Per importarla di nuovo (CSV)", run: () => exportFleet(parameters, new Date(), timeZone) },
  ];
}

function listedRows(parameters: URLSearchParams): Promise<ApiVehicle[]> {
  const query = fleetQuery(parameters);
  return allRows((window) => api.list("/api/vehicles", { query: { ...query, ...window } }));
}
