import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { RATE_RULE_LIST, RateRuleList } from "#app/features/admin/rates/rate-rule-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "#app/routes/admin/layout.tsx";
import { can } from "#domain/access/abilities.ts";
import type { Route } from "./+types/rate-rules";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tariffe", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [found, cities, brands, vehicles] = await Promise.all([
    loadList(RATE_RULE_LIST, request),
    loadActiveCityNames(signal),
    loadAllRows((window) => api.list("/api/brands", { query: { order: "name", ...window }, signal })),
    loadAllRows((window) => api.list("/api/vehicles", { query: { order: "brand,name", ...window }, signal })),
  ]);
  return {
    ...found,
    cities: cities.map((name) => ({ value: name, label: name })),
    brands: brands.map(({ name }) => ({ value: name, label: name })),
    vehicles: vehicles.map(({ id, brand, name, location }) => ({ value: id, label: `${brand} ${name}, ${location}` })),
  };
}

export default function RateRules({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <RateRuleList {...loaderData} canManage={can(panel?.roles ?? [], "rates.manage")} />;
}
