import { api } from "#app/features/admin/api-client.ts";
import { readQuoteHistory } from "#app/features/admin/quotes/read-quote-history.ts";
import { RequestPage } from "#app/features/admin/requests/request-page.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/request";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Richiesta", matches);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const [found, people, templates, offered] = await Promise.all([
    api.get("/api/enquiries/:id", { parameters: { id: params.id }, signal: request.signal }),
    api.list("/api/staff", { signal: request.signal }),
    api.list("/api/answer_templates", { signal: request.signal }),
    readQuoteHistory({ enquiry_id: params.id }, request.signal),
  ]);
  return { request: found, people: people.rows, templates: templates.rows, offered, loadedAt: Date.now() };
}

export default function RequestScreen({ loaderData }: Route.ComponentProps) {
  // Another request begins with another form.
  return <RequestPage key={loaderData.request.id} {...loaderData} />;
}
