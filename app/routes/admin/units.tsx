import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { UNIT_LIST, UnitList } from "#app/features/admin/units/unit-list.tsx";
import { can } from "#domain/access/abilities.ts";
import type { Route } from "./+types/units";
import type { loader as panelLoader } from "./layout.tsx";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Unità", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [units, toComplete, vehicle] = await Promise.all([
    loadList(UNIT_LIST, request),
    api.list("/api/units", { query: { to_complete: true, limit: 1 }, signal }),
    readFilteredVehicle(new URL(request.url).searchParams.get("vehicle_id"), signal),
  ]);
  return { ...units, toComplete: toComplete.total, vehicle };
}

async function readFilteredVehicle(id: string | null, signal: AbortSignal) {
  if (!id) return null;
  const { rows } = await api.list("/api/vehicles", { query: { id }, signal });
  return rows[0] ? { id, name: `${rows[0].brand} ${rows[0].name}` } : null;
}

export default function Units({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <UnitList {...loaderData} canOverride={can(panel?.roles ?? [], "units.override-expiry")} />;
}
