import { api } from "#app/features/admin/api-client.ts";
import { parseReportMonths } from "#app/features/admin/reports/report-months.ts";
import { ReportScreen } from "#app/features/admin/reports/report-screen.tsx";
import { REPORT_WORDS } from "#app/features/admin/reports/report-words.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { MAX_REPORT_VEHICLES } from "#domain/reports/month-report.ts";
import type { Route } from "./+types/month-report";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(REPORT_WORDS.title, matches);

/** The API's limit on `skip`; page numbers beyond it show the last page. */
const MAX_PAGE = 1000;

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const today = toCivilMoment(new Date(), siteTimeZone()).date;
  const offset = (Math.min(pageNumber(searchParams), MAX_PAGE) - 1) * MAX_REPORT_VEHICLES;
  const report = await api.get("/api/reports/months", {
    query: { ...parseReportMonths(searchParams, today), offset },
    signal,
  });
  return { report, today };
}

export default function MonthReport({ loaderData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} />;
}
