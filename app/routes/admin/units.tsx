import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { UNITS_PER_PAGE, UnitList } from "#app/features/admin/units/unit-list.tsx";
import { unitQuery } from "#app/features/admin/units/unit-query.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import { can } from "#domain/access/abilities.ts";
import type { Route } from "./+types/units";
import type { loader as panelLoader } from "./layout.tsx";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Unità", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const query = unitQuery(searchParams, new Date(), siteTimeZone());
  const window = { limit: UNITS_PER_PAGE, offset: (pageNumber(searchParams) - 1) * UNITS_PER_PAGE };
  const [units, toComplete, vehicle] = await Promise.all([
    api.list("/api/units", { query: { ...query, ...window }, signal }),
    api.list("/api/units", { query: { to_complete: true, limit: 1 }, signal }),
    namedVehicle(query.vehicle_id, signal),
  ]);
  return { ...units, toComplete: toComplete.total, vehicle };
}

async function namedVehicle(id: string, signal: AbortSignal) {
  if (!id) return null;
  const { rows } = await api.list("/api/vehicles", { query: { id }, signal });
  return rows[0] ? { id, name: `${rows[0].brand} ${rows[0].name}` } : null;
}

export default function Units({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <UnitList {...loaderData} mayOverride={can(panel?.roles ?? [], "units.override-expiry")} />;
}
