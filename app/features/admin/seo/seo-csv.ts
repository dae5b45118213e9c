import Papa from "papaparse";
import type { ApiSeoOverride } from "#domain/api/seo-overrides.ts";
import { csvMoment } from "#domain/booking/bookings-csv.ts";
import { CSV_FORMAT } from "#domain/csv-safety.ts";
import { completenessOf } from "#domain/seo/overrides/completeness.ts";

/** The entries as CSV (product.md#csv-export); a cell that a spreadsheet would take for a formula is written as text. */
export function seoCsv(rows: readonly ApiSeoOverride[], timeZone: string): string {
  const lines = rows.map((row) => ({
    page_type: row.page_type,
    slug: row.slug,
    indexable: row.indexable,
    custom_title: row.custom_title ?? "",
    custom_description: row.custom_description ?? "",
    custom_h1: row.custom_h1 ?? "",
    custom_content: row.custom_content ?? "",
    custom_keywords: row.custom_keywords ?? "",
    canonical_url: row.canonical_url ?? "",
    completeness: completenessOf(row).status,
    updated_at: csvMoment(row.updated_at, timeZone),
  }));
  return Papa.unparse(lines, CSV_FORMAT);
}
