import { api } from "#app/features/admin/api-client.ts";
import { countByStatus } from "#app/features/admin/lists/count-by-status.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { inboxOf } from "#app/features/admin/requests/request-inboxes.ts";
import { REQUEST_LIST, RequestList } from "#app/features/admin/requests/request-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/states.ts";
import type { Route } from "./+types/requests";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Richieste", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const filters = REQUEST_LIST.query(searchParams, new Date(), siteTimeZone());
  const [found, people, counts] = await Promise.all([
    loadList(REQUEST_LIST, request),
    api.list("/api/staff", { signal }),
    countByStatus(ENQUIRY_STATUSES, (one) => REQUEST_LIST.read({ query: { ...filters, order: "", ...one }, signal })),
  ]);
  return {
    ...found,
    people: people.rows,
    inbox: inboxOf(searchParams),
    counts: { ...counts, all: ENQUIRY_STATUSES.reduce((sum, status) => sum + counts[status], 0) },
  };
}

export default function RequestsScreen({ loaderData }: Route.ComponentProps) {
  return <RequestList {...loaderData} />;
}
