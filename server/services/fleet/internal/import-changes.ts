import { type CsvField, statedVehicle } from "#domain/fleet/vehicle-record.ts";
import { CSV_COLUMNS, vehicleCells } from "#domain/forms/fleet/vehicle-csv.ts";
import type { StoredVehicle, StoredVehicleChanges } from "#server/repositories/vehicles/stored-vehicles.ts";

/** What a row changes of one cell of a car, as the file writes it. */
export interface CellChange {
  field: CsvField;
  before: string;
  after: string;
}

/** The cells that differ, in the order of the columns. */
export function cellChanges(before: StoredVehicle, changes: StoredVehicleChanges): CellChange[] {
  // Changes hold no undefined (`changedVehicleColumns`), which their type cannot say.
  const after = { ...before, ...changes } as StoredVehicle;
  const [old, young] = [before, after].map((row) => vehicleCells(statedVehicle(row)));
  return CSV_COLUMNS.flatMap(([field], at) => {
    const change = { field, before: old?.[at] ?? "", after: young?.[at] ?? "" };
    return change.before === change.after ? [] : [change];
  });
}
