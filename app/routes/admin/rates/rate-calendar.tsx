import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { parseCalendarView } from "#app/features/admin/rates/calendar/calendar-view.ts";
import { RateCalendarScreen } from "#app/features/admin/rates/calendar/rate-calendar-screen.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import type { loader as panelLoader } from "#app/routes/admin/layout.tsx";
import { can } from "#domain/access/abilities.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Route } from "./+types/rate-calendar";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Anno delle tariffe", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const today = toCivilMoment(new Date(), siteTimeZone()).date;
  const view = parseCalendarView(searchParams, today);
  const [q, city] = ["q", "city"].map((name) => searchParams.get(name) || undefined);
  const query = { month: view.month ?? view.from, columns: view.month ? "days" : "weeks", q, city } as const;
  const [calendar, cities] = await Promise.all([
    api.get("/api/rate_calendar", { query, signal }),
    loadActiveCityNames(signal),
  ]);
  return { calendar, cities, view, today };
}

export default function RateCalendar({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <RateCalendarScreen {...loaderData} canManage={can(panel?.roles ?? [], "rates.manage")} />;
}
