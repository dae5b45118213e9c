import { api } from "#app/features/admin/api-client.ts";
import { QuotePage } from "#app/features/admin/quotes/quote-page.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/quote";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Preventivo", matches);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { quote: await api.get("/api/quotes/:id", { parameters: { id: params.id }, signal: request.signal }) };
}

export default function QuoteScreen({ loaderData: { quote } }: Route.ComponentProps) {
  return <QuotePage key={quote.id} quote={quote} />;
}
