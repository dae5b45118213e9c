import {
  EMPTY_MONTH_FIGURES,
  listMonths,
  MAX_REPORT_VEHICLES,
  type Month,
  type MonthFigures,
  sumMonthFigures,
} from "#domain/reports/month-report.ts";
import type { AppContext } from "#server/context.ts";
import {
  listReportVehicles,
  sumMonthlyFleetDays,
  sumMonthlyRentals,
  sumMonthlyRevenue,
} from "#server/repositories/reports/month-figures.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

export interface MonthReport {
  months: Month[];
  rows: MonthReportRow[];
  /** The sums of all rows, by month. */
  totals: MonthFigures[];
  /** Total number of cars. */
  vehicles: number;
}

export interface MonthReportRow {
  /** The car; null for the row of all deleted cars together. */
  vehicle: { id: string; title: string; location: string } | null;
  months: MonthFigures[];
}

export interface MonthReportQuery {
  staff: Staff;
  from: Month;
  to: Month;
  offset: number;
}

/** Returns each car's revenue, rented days and unit utilisation by month (product.md#month-report). */
export async function readMonthReport(
  ctx: AppContext,
  { staff, from, to, offset }: MonthReportQuery,
): Promise<MonthReport> {
  requireAbility(staff, "reports.read");
  const months = listMonths(from, to);
  const cars = await listReportVehicles(ctx.db, { limit: MAX_REPORT_VEHICLES, offset });
  const scope = { from, to, vehicleIds: cars.rows.map(({ id }) => id) };
  const [revenue, rentals, fleet] = await Promise.all([
    sumMonthlyRevenue(ctx.db, scope),
    sumMonthlyRentals(ctx.db, scope, ctx.clock()),
    sumMonthlyFleetDays(ctx.db, scope),
  ]);
  const figures = new Map<string, MonthFigures>();
  for (const { vehicleId, month, ...monthFigures } of [...revenue, ...rentals, ...fleet]) {
    const key = keyOf(vehicleId, month);
    figures.set(key, { ...EMPTY_MONTH_FIGURES, ...figures.get(key), ...monthFigures });
  }
  const monthsOf = (vehicleId: string | null) =>
    months.map((month) => figures.get(keyOf(vehicleId, month)) ?? EMPTY_MONTH_FIGURES);
  const rows: MonthReportRow[] = cars.rows.map(({ id, brand, name, location }) => ({
    vehicle: { id, title: `${brand} ${name}`, location },
    months: monthsOf(id),
  }));
  // The last page also has the row of deleted cars, so that the sums equal those of the dashboard.
  const isLastPage = offset + cars.rows.length >= cars.total;
  const deleted = monthsOf(null);
  if (isLastPage && sumMonthFigures(deleted).rentals > 0) rows.push({ vehicle: null, months: deleted });
  const totals = months.map((_, at) => sumMonthFigures(rows.map((row) => row.months[at] ?? EMPTY_MONTH_FIGURES)));
  return { months, rows, totals, vehicles: cars.total };
}

const keyOf = (vehicleId: string | null, month: Month) => `${vehicleId} ${month}`;
