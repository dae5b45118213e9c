import { useRouteLoaderData } from "react-router";
import { catalogueItemAbilities } from "#app/features/admin/catalogue/catalogue-item-abilities.ts";
import { loadBaseCityNames } from "#app/features/admin/cities/load-city-names.ts";
import { JET_LIST, JetList } from "#app/features/admin/jets/jet-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/jets";
import type { loader as panelLoader } from "./layout.tsx";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Jet", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([loadList(JET_LIST, request), loadBaseCityNames(request.signal)]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <JetList {...loaderData} abilities={catalogueItemAbilities(panel?.roles ?? [], "jets")} />;
}
