import { api } from "#app/features/admin/api-client.ts";
import { type Inbox, REQUESTS_PER_PAGE, RequestList } from "#app/features/admin/requests/request-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { pageNumber, parametersOf } from "#app/ui/panel/lists/query-state.ts";
import type { QueryOf } from "#domain/api/contract.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/states.ts";
import type { Route } from "./+types/requests";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Richieste", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? "";
  const filters = parametersOf(searchParams, ["q", "kind", "assigned_to"]);
  const inbox = inboxOf(parameter("status"));
  const ask = (query: QueryOf<"GET /api/enquiries">) =>
    api.list("/api/enquiries", { query: { ...filters, ...query }, signal: request.signal });
  const [found, people, ...totals] = await Promise.all([
    ask({
      status: statusOf(inbox),
      // Who waits longest comes first; of the others, who came last.
      order: parameter("order") || (inbox === "new" ? "created_at" : "-created_at"),
      limit: REQUESTS_PER_PAGE,
      offset: (pageNumber(searchParams) - 1) * REQUESTS_PER_PAGE,
    }),
    api.list("/api/staff", { signal: request.signal }),
    ...ENQUIRY_STATUSES.map((status) => ask({ status, limit: 1 })),
  ]);
  const [waiting = 0, answered = 0, closed = 0] = totals.map(({ total }) => total);
  return {
    ...found,
    people: people.rows,
    inbox,
    counts: { new: waiting, answered, closed, all: waiting + answered + closed },
    loadedAt: Date.now(),
  };
}

const inboxOf = (text: string): Inbox => [...ENQUIRY_STATUSES, "all" as const].find((inbox) => inbox === text) ?? "new";

const statusOf = (inbox: Inbox) => (inbox === "all" ? "" : inbox);

export default function RequestsScreen({ loaderData }: Route.ComponentProps) {
  return <RequestList {...loaderData} />;
}
