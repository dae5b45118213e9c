import { api } from "#app/features/admin/api-client.ts";
import { currentInbox } from "#app/features/admin/enquiries/enquiry-inboxes.ts";
import { ENQUIRY_LIST, EnquiryList } from "#app/features/admin/enquiries/enquiry-list.tsx";
import { countByStatus } from "#app/features/admin/lists/count-by-status.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/enquiry-statuses.ts";
import type { Route } from "./+types/enquiries";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Richieste", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const filters = ENQUIRY_LIST.query(searchParams, new Date(), siteTimeZone());
  const [list, people, counts] = await Promise.all([
    loadList(ENQUIRY_LIST, request),
    api.list("/api/staff", { signal }),
    countByStatus(ENQUIRY_STATUSES, (one) => ENQUIRY_LIST.read({ query: { ...filters, order: "", ...one }, signal })),
  ]);
  return {
    ...list,
    people: people.rows,
    inbox: currentInbox(searchParams),
    counts: { ...counts, all: ENQUIRY_STATUSES.reduce((sum, status) => sum + counts[status], 0) },
  };
}

export default function EnquiriesScreen({ loaderData }: Route.ComponentProps) {
  return <EnquiryList {...loaderData} />;
}
