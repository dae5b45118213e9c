import { CLUB_EVENTS_WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { EVENT_LIST, EventList } from "#app/features/admin/club-events/event-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/club-events";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(CLUB_EVENTS_WORDS.title, matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(EVENT_LIST, request);

export default function ClubEventsScreen({ loaderData }: Route.ComponentProps) {
  return <EventList {...loaderData} />;
}
