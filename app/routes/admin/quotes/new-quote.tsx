import { api } from "#app/features/admin/api-client.ts";
import { NewQuotePage } from "#app/features/admin/quotes/new-quote-page.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/new-quote";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Nuovo preventivo", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = parametersOf(new URL(request.url).searchParams, ["enquiry", "customer"]);
  return { proposal: await api.get("/api/quotes/proposal", { query, signal: request.signal }) };
}

export default function NewQuoteScreen({ loaderData }: Route.ComponentProps) {
  return <NewQuotePage {...loaderData} />;
}
