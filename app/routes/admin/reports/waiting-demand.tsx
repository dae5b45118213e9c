import { api } from "#app/features/admin/api-client.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { WaitingDemandScreen } from "#app/features/admin/waiting-list/waiting-demand-screen.tsx";
import { WAITING_DEMAND_WORDS } from "#app/features/admin/waiting-list/waiting-list-words.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Route } from "./+types/waiting-demand";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(WAITING_DEMAND_WORDS.title, matches);

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/waiting_list/demand", { signal });
  return { rows, today: toCivilMoment(new Date(), siteTimeZone()).date };
}

export default function WaitingDemand({ loaderData }: Route.ComponentProps) {
  return <WaitingDemandScreen {...loaderData} />;
}
