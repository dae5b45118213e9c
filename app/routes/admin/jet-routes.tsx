import { useRouteLoaderData } from "react-router";
import { catalogueItemAbilities } from "#app/features/admin/catalogue/catalogue-item-abilities.ts";
import { loadActiveCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { JET_ROUTE_LIST, JetRouteList } from "#app/features/admin/jet-routes/jet-route-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/jet-routes";
import type { loader as panelLoader } from "./layout.tsx";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tratte", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([loadList(JET_ROUTE_LIST, request), loadActiveCityNames(request.signal)]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <JetRouteList {...loaderData} abilities={catalogueItemAbilities(panel?.roles ?? [], "jets")} />;
}
