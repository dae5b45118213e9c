import { allRows } from "#app/features/admin/all-rows.ts";
import { FLEET_LIST } from "#app/features/admin/fleet/fleet-resource.ts";
import { listFileName } from "#app/features/admin/lists/list-words.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import { CSV_FORMAT } from "#domain/csv-safety.ts";
import { CSV_COLUMNS, vehicleCells } from "#domain/forms/fleet/vehicle-csv.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** Saves the cars that the address's filters leave, the date in the file's name; no cell of it can become a formula (product.md#csv-export). */
export async function exportFleet(parameters: URLSearchParams, now: Date, timeZone: string): Promise<void> {
  const query = FLEET_LIST.query(parameters, now, timeZone);
  const [rows, { unparse }] = await Promise.all([
    allRows((window) => FLEET_LIST.read({ query: { ...query, ...window } })),
    import("papaparse"),
  ]);
  const table = { fields: CSV_COLUMNS.map(([, header]) => header), data: rows.map((row) => vehicleCells({ ...row })) };
  const text = unparse(table, CSV_FORMAT);
  saveCsv(listFileName("fleet", "full", civilNow(now, timeZone).date), text);
}
