import type { ShouldRevalidateFunctionArgs } from "react-router";
import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { toHold, toVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { TimelineScreen } from "#app/features/admin/timeline/timeline-screen.tsx";
import { civilNow, isCivilDate } from "#domain/rental-period/civil-time.ts";
import {
  lastDay,
  mondayOf,
  TIMELINE_WEEKS,
  type TimelineWeeks,
  type TimelineWindow,
} from "#domain/timeline/timeline.ts";
import type { Route } from "./+types/timeline";

const STANDARD_WEEKS: TimelineWeeks = 5;

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Calendario", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const timeZone = siteTimeZone();
  const today = civilNow(new Date(), timeZone).date;
  const window = windowOf(new URL(request.url).searchParams, today);
  const { signal } = request;
  const [vehicles, cities, holds, units] = await Promise.all([
    allRows((part) => api.list("/api/vehicles", { query: { order: "brand,name", ...part }, signal })),
    allRows((part) => api.list("/api/cities", { query: part, signal })),
    api.list("/api/unit_holds", { query: { from: window.from, to: lastDay(window) }, signal }),
    allRows((part) =>
      api.list("/api/units", { query: { in_fleet: "true", order: "vehicle_id,number", ...part }, signal }),
    ),
  ]);
  const unitsOf = Map.groupBy(units, ({ vehicle_id }) => vehicle_id);
  const timeZones = new Map(cities.map(({ name, time_zone }) => [name, time_zone]));
  return {
    vehicles: vehicles.map((row) => toVehicle(row, timeZones, timeZone, unitsOf.get(row.id) ?? [])),
    holds: holds.rows.map(toHold),
    window,
    today,
  };
}

function windowOf(parameters: URLSearchParams, today: string): TimelineWindow {
  const [from, weeks] = [parameters.get("from") ?? "", Number(parameters.get("weeks"))];
  return {
    from: mondayOf(isCivilDate(from) ? from : today),
    weeks: TIMELINE_WEEKS.find((offered) => offered === weeks) ?? STANDARD_WEEKS,
  };
}

/** Filters and search narrow what is there already; other weeks have to be asked for. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameWeeks = ["from", "weeks"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return currentUrl.search !== nextUrl.search && sameWeeks ? false : defaultShouldRevalidate;
}

export default function CalendarScreen({ loaderData }: Route.ComponentProps) {
  return <TimelineScreen {...loaderData} />;
}
