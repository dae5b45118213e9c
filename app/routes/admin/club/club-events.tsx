import { CLUB_EVENT_LIST, ClubEventList } from "#app/features/admin/club-events/club-event-list.tsx";
import { CLUB_EVENTS_WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/club-events";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(CLUB_EVENTS_WORDS.title, matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(CLUB_EVENT_LIST, request);

export default function ClubEventsScreen({ loaderData }: Route.ComponentProps) {
  return <ClubEventList {...loaderData} />;
}
