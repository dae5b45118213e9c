import { saveCsv } from "#app/features/admin/save-file.ts";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import { CSV_COLUMNS } from "#domain/forms/vehicles/vehicle-csv.ts";
import type { CsvField } from "#domain/vehicles/vehicle-record.ts";

export const CSV_TEMPLATE_LABEL = "Scarica il modello CSV";

/** An example row. Its picture is no valid URL, so that nobody imports it by mistake. */
const EXAMPLE_CELLS: Partial<Record<CsvField, string>> = {
  brand: "Nome del brand",
  name: "Nome del modello",
  type: "Sportiva",
  category: "sport",
  location: "Nome della città",
  price: "950",
  total_units: "1",
  available: "sì",
  engine: "V8 biturbo",
  power: "620 CV",
  transmission: "Automatico",
  seats: "2",
  fuel: "Benzina",
  images: "indirizzo https della prima foto\nindirizzo https della seconda foto",
  highlights: "Una riga per ogni highlight",
};

/** Returns header and example of an import file; empty cells get the company's defaults. */
export function vehicleCsvTemplate(): { fields: string[]; data: string[][] } {
  return {
    fields: CSV_COLUMNS.map(([, header]) => header),
    data: [CSV_COLUMNS.map(([field]) => EXAMPLE_CELLS[field] ?? "")],
  };
}

/** Saves the template as CSV with semicolons, like every export (product.md#csv-export). */
export async function downloadVehicleCsvTemplate(): Promise<void> {
  const { unparse } = await import("papaparse");
  saveCsv("flotta-modello.csv", unparse(vehicleCsvTemplate(), CSV_FORMAT));
}
