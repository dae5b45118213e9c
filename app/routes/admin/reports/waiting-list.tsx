import { api } from "#app/features/admin/api-client.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { WaitingDemandScreen } from "#app/features/admin/waiting-list/waiting-demand-screen.tsx";
import { WAITING_LIST, WaitingListScreen } from "#app/features/admin/waiting-list/waiting-list-screen.tsx";
import { WAITING_LIST_WORDS } from "#app/features/admin/waiting-list/waiting-list-words.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Route } from "./+types/waiting-list";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(WAITING_LIST_WORDS.title, matches);

/** Loads the entries, or with `view=demand` their counts. One route serves both, because the first screen loads the names of all routes. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isDemand = new URL(request.url).searchParams.get("view") === "demand";
  if (!isDemand) return { entries: await loadList(WAITING_LIST, request), demand: null };
  const { rows } = await api.list("/api/waiting_list/demand", { signal: request.signal });
  return { entries: null, demand: { rows, today: toCivilMoment(new Date(), siteTimeZone()).date } };
}

export default function WaitingList({ loaderData: { entries, demand } }: Route.ComponentProps) {
  return demand ? <WaitingDemandScreen {...demand} /> : <WaitingListScreen {...entries} />;
}
