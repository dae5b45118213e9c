import { CSV_COLUMNS, type CsvField, vehicleCells } from "#domain/forms/fleet/vehicle-csv.ts";
import { centsToEuros } from "#domain/money.ts";
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
  const [old, young] = [before, after].map((row) => vehicleCells(exported(row)));
  return CSV_COLUMNS.flatMap(([field], at) => {
    const change = { field, before: old?.[at] ?? "", after: young?.[at] ?? "" };
    return change.before === change.after ? [] : [change];
  });
}

/** A stored car under the names that the file's columns have. */
function exported(row: StoredVehicle) {
  return {
    ...row,
    total_units: row.totalUnits,
    price: centsToEuros(row.priceCents),
    deposit: centsToEuros(row.depositCents),
    excess: centsToEuros(row.excessCents),
    extra_km: centsToEuros(row.extraKmCents),
    included_km_per_day: row.includedKmPerDay,
    minimum_age: row.minimumAge,
    minimum_licence_years: row.minimumLicenceYears,
    turnaround_hours: row.turnaroundHours,
    image_alts: row.imageAlts,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
  };
}
