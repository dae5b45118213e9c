import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { isMonth, listMonths, MAX_REPORT_MONTHS, MAX_REPORT_VEHICLES } from "#domain/reports/month-report.ts";

const INVALID_MONTH_MESSAGE = "Indica un mese, aaaa-mm.";

const month = z.string(INVALID_MONTH_MESSAGE).refine(isMonth, INVALID_MONTH_MESSAGE);
const MAX_OFFSET_ROWS = 1_000_000;

export const monthReportQuerySchema = z
  .strictObject({
    from: month.meta({ description: "Il primo mese, aaaa-mm" }),
    to: month.meta({ description: `L'ultimo mese compreso, al massimo ${MAX_REPORT_MONTHS} mesi in tutto` }),
    offset: z.coerce
      .number("Indica un numero intero.")
      .int("Indica un numero intero.")
      .min(0, "Indica un numero da zero in su.")
      .max(MAX_OFFSET_ROWS, "Indica un numero più basso.")
      .default(0)
      .meta({ description: `Quante vetture saltare: ogni risposta ne ha al massimo ${MAX_REPORT_VEHICLES}` }),
  })
  .superRefine(({ from, to }, context) => {
    if (!isMonth(from) || !isMonth(to)) return;
    const issue = (message: string) => context.addIssue({ code: "custom", path: ["to"], message });
    if (to < from) issue("L'ultimo mese non può precedere il primo.");
    else if (listMonths(from, to).length > MAX_REPORT_MONTHS) issue(`Al massimo ${MAX_REPORT_MONTHS} mesi.`);
  });

const figures = z.object({
  /** Total of the bookings with a pickup in the month, in euros. */
  revenue: z.number(),
  rentals: z.number().int(),
  /** Unit-days, rounded to hundredths. */
  rented_days: z.number(),
  fleet_days: z.number().int(),
  /** The rented share of the fleet, from 0 to 1; null if the fleet is empty. */
  utilisation: z.number().nullable(),
});
export type ApiMonthFigures = z.infer<typeof figures>;

const row = z.object({
  /** The vehicle's id; null in the one row that sums up all deleted vehicles. */
  vehicle_id: z.string().nullable(),
  vehicle: z.string().nullable(),
  location: z.string().nullable(),
  /** One entry per month, in the report's order. */
  months: z.array(figures),
  total: figures,
});
export type ApiMonthReportRow = z.infer<typeof row>;

const apiMonthReportSchema = z.object({
  months: z.array(z.string()),
  rows: z.array(row),
  /** Totals of the rows in this response, per month and overall. */
  totals: z.array(figures),
  total: figures,
  /** The total number of vehicles. */
  vehicles: z.number().int(),
});
export type ApiMonthReport = z.infer<typeof apiMonthReportSchema>;

export const reportEndpoints = {
  "GET /api/reports/months": {
    summary: "Incasso, giorni noleggiati e utilizzo, mese per mese e vettura per vettura",
    query: monthReportQuerySchema,
    answer: apiMonthReportSchema,
  },
} as const satisfies Endpoints;
