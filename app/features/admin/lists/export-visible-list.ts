import { api, type RowPage } from "#app/features/admin/api-client.ts";
import { listFileName, listSlug } from "#app/features/admin/lists/list-words.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import type { ListName } from "#domain/lists/list-names.ts";
import { parsePeriodDays } from "#domain/lists/periods.ts";
import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";

export interface VisibleList<Row> {
  list: ListName;
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** Loads a part of the list (limit, offset) with its filters and order. */
  read: (window: { limit: number; offset: number }) => Promise<RowPage<Row>>;
  /** The query parameters of the list's URL. */
  parameters: URLSearchParams;
  timeZone: string;
}

/** Saves the list as displayed. The audit log records the export first: without that entry, no file is saved. */
export async function exportVisibleList<Row>(visibleList: VisibleList<Row>): Promise<void> {
  const { name, csv, rows } = await buildVisibleListFile(visibleList);
  await recordListExport(visibleList.list, rows);
  saveCsv(name, csv);
}

/** Records an export in the audit log; called before the file is saved. */
export const recordListExport = (list: ListName, rows: number) =>
  api.post("/api/exports", { body: { list: listSlug(list), rows } });

/**
 * Builds the CSV of the list as displayed, with all pages: its filters, order and columns, and instants in `timeZone`. No cell can become a
 * formula (product.md#csv-export).
 */
export async function buildVisibleListFile<Row>({ list, columns, read, parameters, timeZone }: VisibleList<Row>) {
  const [rows, { unparse }] = await Promise.all([loadAllRows(read), import("papaparse")]);
  const exportedColumns = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []));
  const table = {
    fields: exportedColumns.map(({ header }) => header),
    data: rows.map((row) => exportedColumns.map(({ text }) => text(row, timeZone))),
  };
  const csv = unparse(table, CSV_FORMAT);
  const days = fileNameDays(parameters, toCivilMoment(new Date(), timeZone).date);
  return { name: listFileName(list, "visible", days), csv, rows: rows.length };
}

/** Returns the months or days of the list for a file name, else today: "2026-10", "2026-10-05_2026-10-11". */
export function fileNameDays(parameters: URLSearchParams, today: CivilDate): string {
  const parameterOf = (name: string) => parameters.get(name) ?? "";
  const days = parsePeriodDays(
    { period: parameterOf("period"), from: parameterOf("from"), to: parameterOf("to") },
    today,
  );
  if (!days) return today;
  const { from = "inizio", to = "oggi" } = days;
  if (from === to) return from;
  const isFullMonth = from.endsWith("-01") && days.to && isLastOfMonth(days.to) && from.slice(0, 7) === to.slice(0, 7);
  return isFullMonth ? from.slice(0, 7) : `${from}_${to}`;
}

function isLastOfMonth(day: CivilDate): boolean {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === Number(day.slice(8));
}
