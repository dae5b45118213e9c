import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { EXTRA_LIST, ExtraList } from "#app/features/admin/rates/extra-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "#app/routes/admin/layout.tsx";
import { can } from "#domain/access/abilities.ts";
import type { Route } from "./+types/extras";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Extra", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [found, cities, vehicles] = await Promise.all([
    loadList(EXTRA_LIST, request),
    loadAllRows((window) => api.list("/api/cities", { query: { order: "name", ...window }, signal })),
    loadAllRows((window) => api.list("/api/vehicles", { query: { order: "brand,name", ...window }, signal })),
  ]);
  return {
    ...found,
    cities: cities.map(({ id, name }) => ({ value: id, label: name })),
    vehicles: vehicles.map(({ id, brand, name, location }) => ({ value: id, label: `${brand} ${name}, ${location}` })),
  };
}

export default function Extras({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <ExtraList {...loaderData} canManage={can(panel?.roles ?? [], "rates.manage")} />;
}
