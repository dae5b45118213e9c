/** What POST /api/vehicles/import says of one row of the file. */
export interface ImportedRow {
  /** As a spreadsheet counts them. */
  line: number;
  slug: string;
  title: string;
  action: "create" | "update" | "unchanged" | "wrong";
  errors: { path: string; message: string }[];
}

export interface FleetImport {
  rows: ImportedRow[];
  /** Headers that name no column. */
  ignored: string[];
}

/** How many rows come to each outcome. */
export function countActions(rows: readonly ImportedRow[]): Record<ImportedRow["action"], number> {
  const counts = { create: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const { action } of rows) counts[action]++;
  return counts;
}
