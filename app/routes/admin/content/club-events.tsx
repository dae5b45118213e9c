import { api } from "#app/features/admin/api-client.ts";
import { CLUB_EVENTS_WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { EventList } from "#app/features/admin/club-events/event-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/club-events";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(CLUB_EVENTS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { rows } = await api.list("/api/club_events", { signal: request.signal });
  return { rows };
}

export default function ClubEventsScreen({ loaderData }: Route.ComponentProps) {
  return <EventList {...loaderData} />;
}
