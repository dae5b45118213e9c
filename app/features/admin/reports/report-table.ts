import { formatEuros } from "#app/features/admin/format-euros.ts";
import type { ApiMonthFigures, ApiMonthReport, ApiMonthReportRow } from "#domain/api/reports/reports.ts";
import { formatCsvAmount } from "#domain/bookings/bookings-csv.ts";
import { formatNumber } from "#domain/numbers.ts";
import { REPORT_WORDS, type ReportMeasure } from "./report-words.ts";

/** Orders of the report's rows besides its months: by car, or by total. */
export const REPORT_ORDERS = { car: "vehicle", total: "total" } as const;

const figureOf = (figures: ApiMonthFigures, measure: ReportMeasure): number | null =>
  measure === "revenue" ? figures.revenue : measure === "days" ? figures.rented_days : figures.utilisation;

const PERCENT = new Intl.NumberFormat("it-IT", { style: "percent", maximumFractionDigits: 1 });

/** Formats a figure; returns a dash if there is none. */
export function figureText(figures: ApiMonthFigures, measure: ReportMeasure): string {
  const value = figureOf(figures, measure);
  if (value === null) return "–";
  if (measure === "revenue") return formatEuros(value);
  return measure === "days" ? formatNumber(Math.round(value * 100) / 100) : PERCENT.format(value);
}

/** Sorts the rows by `order`: "vehicle", "total" or a month, descending with a leading "-". Deleted cars and rows without a figure stay last. */
export function sortRows(report: ApiMonthReport, order: string, measure: ReportMeasure): ApiMonthReportRow[] {
  const down = order.startsWith("-") ? -1 : 1;
  const by = order.replace(/^-/, "");
  const at = report.months.indexOf(by);
  if (by !== REPORT_ORDERS.car && by !== REPORT_ORDERS.total && at < 0) return report.rows;
  const figure = ({ months, total }: ApiMonthReportRow) => {
    const figures = at < 0 ? total : months[at];
    return figures ? figureOf(figures, measure) : null;
  };
  return report.rows.toSorted((one, other) => {
    if (one.vehicle === null || other.vehicle === null)
      return Number(one.vehicle === null) - Number(other.vehicle === null);
    const names = one.vehicle.localeCompare(other.vehicle, "it");
    if (by === REPORT_ORDERS.car) return down * names;
    const [a, b] = [figure(one), figure(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || names;
    return down * (a - b) || names;
  });
}

/** Returns header and cells of the visible report for its CSV, totals last. The CSV writer escapes formulas. */
export function reportCells(report: ApiMonthReport, rows: readonly ApiMonthReportRow[], measure: ReportMeasure) {
  const cell = (figures: ApiMonthFigures) => {
    const value = figureOf(figures, measure);
    if (value === null) return "";
    return formatCsvAmount(measure === "utilisation" ? value * 100 : value);
  };
  const { car, city, total } = REPORT_WORDS;
  return {
    fields: [car, city, ...report.months, total],
    data: [
      ...rows.map((row) => [
        row.vehicle ?? REPORT_WORDS.deleted,
        row.location ?? "",
        ...row.months.map(cell),
        cell(row.total),
      ]),
      [total, "", ...report.totals.map(cell), cell(report.total)],
    ],
  };
}
