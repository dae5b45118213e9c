import type { ShouldRevalidateFunctionArgs } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { toTimelineHold, toTimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { TimelineScreen } from "#app/features/admin/timeline/timeline-screen.tsx";
import { isDateSince2000, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import {
  lastDayOfWindow,
  mondayOf,
  TIMELINE_WEEKS,
  type TimelineWeeks,
  type TimelineWindow,
} from "#domain/timeline/timeline.ts";
import type { Route } from "./+types/timeline";

const DEFAULT_WEEKS: TimelineWeeks = 5;

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Calendario", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const timeZone = siteTimeZone();
  const today = toCivilMoment(new Date(), timeZone).date;
  const window = parseWindow(new URL(request.url).searchParams, today);
  const { signal } = request;
  const [vehicles, cities, holds, units] = await Promise.all([
    loadAllRows((pageQuery) => api.list("/api/vehicles", { query: { order: "brand,name", ...pageQuery }, signal })),
    loadAllRows((pageQuery) => api.list("/api/cities", { query: pageQuery, signal })),
    api.list("/api/unit_holds", { query: { from: window.from, to: lastDayOfWindow(window) }, signal }),
    loadAllRows((pageQuery) =>
      api.list("/api/units", { query: { in_fleet: "true", order: "vehicle_id,number", ...pageQuery }, signal }),
    ),
  ]);
  const unitsOf = Map.groupBy(units, ({ vehicle_id }) => vehicle_id);
  const timeZones = new Map(cities.map(({ name, time_zone }) => [name, time_zone]));
  return {
    vehicles: vehicles.map((row) => toTimelineVehicle(row, timeZones, timeZone, unitsOf.get(row.id) ?? [])),
    holds: holds.rows.map(toTimelineHold),
    window,
    today,
  };
}

function parseWindow(parameters: URLSearchParams, today: string): TimelineWindow {
  const [from, weeks] = [parameters.get("from") ?? "", Number(parameters.get("weeks"))];
  return {
    from: mondayOf(isDateSince2000(from) ? from : today),
    weeks: TIMELINE_WEEKS.find((offered) => offered === weeks) ?? DEFAULT_WEEKS,
  };
}

/** Filters and search narrow the loaded rows in the browser; only other weeks need a reload. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameWindow = ["from", "weeks"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return currentUrl.search !== nextUrl.search && isSameWindow ? false : defaultShouldRevalidate;
}

export default function CalendarScreen({ loaderData }: Route.ComponentProps) {
  return <TimelineScreen {...loaderData} />;
}
