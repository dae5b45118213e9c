import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { PROMOTION_CODE_LIST, PromotionCodeList } from "#app/features/admin/rates/promotion-code-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "#app/routes/admin/layout.tsx";
import { can } from "#domain/access/abilities.ts";
import type { Route } from "./+types/promotion-codes";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Codici promozionali", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [found, cities, vehicles] = await Promise.all([
    loadList(PROMOTION_CODE_LIST, request),
    loadActiveCityNames(signal),
    loadAllRows((window) => api.list("/api/vehicles", { query: { order: "brand,name", ...window }, signal })),
  ]);
  return {
    ...found,
    cities,
    vehicles: vehicles.map(({ id, brand, name, location }) => ({ id, brand, label: `${brand} ${name}, ${location}` })),
  };
}

export default function PromotionCodes({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <PromotionCodeList {...loaderData} canManage={can(panel?.roles ?? [], "rates.manage")} />;
}
