import { useRouteLoaderData } from "react-router";
import { cityNames } from "#app/features/admin/cities/base-names.ts";
import { JET_ROUTE_LIST, JetRouteList } from "#app/features/admin/jets/jet-route-list.tsx";
import { offerAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "../layout.tsx";
import type { Route } from "./+types/jet-routes";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Tratte", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([loadList(JET_ROUTE_LIST, request), cityNames(request.signal)]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <JetRouteList {...loaderData} abilities={offerAbilities(panel?.roles ?? [], "jets")} />;
}
