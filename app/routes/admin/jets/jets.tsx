import { useRouteLoaderData } from "react-router";
import { baseNames } from "#app/features/admin/cities/base-names.ts";
import { JET_LIST, JetList } from "#app/features/admin/jets/jet-list.tsx";
import { offerAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "../layout.tsx";
import type { Route } from "./+types/jets";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Jet", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [found, cities] = await Promise.all([loadList(JET_LIST, request), baseNames(request.signal)]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <JetList {...loaderData} abilities={offerAbilities(panel?.roles ?? [], "jets")} />;
}
