import { api } from "#app/features/admin/api-client.ts";
import { CLUB_EVENTS_WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { EVENTS_PER_PAGE, EventList } from "#app/features/admin/club-events/event-list.tsx";
import { eventQuery } from "#app/features/admin/club-events/event-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/club-events";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta(CLUB_EVENTS_WORDS.title, matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = {
    ...eventQuery(searchParams, new Date(), siteTimeZone()),
    limit: EVENTS_PER_PAGE,
    offset: (pageNumber(searchParams) - 1) * EVENTS_PER_PAGE,
  };
  return api.list("/api/club_events", { query, signal: request.signal });
}

export default function ClubEventsScreen({ loaderData }: Route.ComponentProps) {
  return <EventList {...loaderData} />;
}
