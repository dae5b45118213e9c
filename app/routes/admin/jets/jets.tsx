import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { baseNames } from "#app/features/admin/cities/base-names.ts";
import { JetList } from "#app/features/admin/jets/jet-list.tsx";
import { offerAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { JETS_ORDER, offerQuery, offerWindow } from "#app/features/admin/jets/offer-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import type { loader as panelLoader } from "../layout.tsx";
import type { Route } from "./+types/jets";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Jet", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const [found, cities] = await Promise.all([
    api.list("/api/jets", {
      query: { ...offerQuery(searchParams, JETS_ORDER, new Date(), siteTimeZone()), ...offerWindow(searchParams) },
      signal,
    }),
    baseNames(signal),
  ]);
  return { ...found, cities };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  return <JetList {...loaderData} abilities={offerAbilities(panel?.roles ?? [], "jets")} />;
}
