import { api } from "#app/features/admin/api-client.ts";
import { countByStatus } from "#app/features/admin/lists/count-by-status.ts";
import { REQUESTS_PER_PAGE, RequestList } from "#app/features/admin/requests/request-list.tsx";
import { inboxOf, requestFilters, requestQuery } from "#app/features/admin/requests/request-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { QueryOf } from "#domain/api/contract.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/states.ts";
import type { Route } from "./+types/requests";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Richieste", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const filters = requestFilters(searchParams, now, siteTimeZone());
  const window = { limit: REQUESTS_PER_PAGE, offset: (pageNumber(searchParams) - 1) * REQUESTS_PER_PAGE };
  const ask = (query: QueryOf<"GET /api/enquiries">) => api.list("/api/enquiries", { query, signal: request.signal });
  const [found, people, counts] = await Promise.all([
    ask({ ...requestQuery(searchParams, now, siteTimeZone()), ...window }),
    api.list("/api/staff", { signal: request.signal }),
    countByStatus(ENQUIRY_STATUSES, (query) => ask({ ...filters, ...query })),
  ]);
  return {
    ...found,
    people: people.rows,
    inbox: inboxOf(searchParams),
    counts: { ...counts, all: ENQUIRY_STATUSES.reduce((sum, status) => sum + counts[status], 0) },
    loadedAt: Date.now(),
  };
}

export default function RequestsScreen({ loaderData }: Route.ComponentProps) {
  return <RequestList {...loaderData} />;
}
