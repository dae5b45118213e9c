import type { Hono } from "hono";
import { type ApiMonthFigures, type ApiMonthReport, monthReportQuerySchema } from "#domain/api/fleet/reports.ts";
import { centsToEuros } from "#domain/money.ts";
import { addFigures, type MonthFigures, rentedDays, utilisation } from "#domain/reports/month-report.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { type MonthReport, readMonthReport } from "#server/services/reports/read-month-report.ts";

export function mountReports(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/reports/months", async ({ staff, query }) => {
    const asked = checkedInput(monthReportQuerySchema, query);
    return toMonthReport(await readMonthReport(ctx, { staff, ...asked }));
  });
}

const toMonthReport = ({ months, rows, totals, vehicles }: MonthReport): ApiMonthReport => ({
  months,
  rows: rows.map(({ vehicle, months: figures }) => ({
    vehicle_id: vehicle?.id ?? null,
    vehicle: vehicle?.title ?? null,
    location: vehicle?.location ?? null,
    months: figures.map(toFigures),
    total: toFigures(addFigures(figures)),
  })),
  totals: totals.map(toFigures),
  total: toFigures(addFigures(totals)),
  vehicles,
});

const toFigures = (figures: MonthFigures): ApiMonthFigures => ({
  revenue: centsToEuros(figures.revenue),
  rentals: figures.rentals,
  rented_days: rentedDays(figures),
  fleet_days: figures.fleetDays,
  utilisation: utilisation(figures),
});
