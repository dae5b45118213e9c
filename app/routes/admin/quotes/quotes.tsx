import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { QUOTE_LIST, QuoteList } from "#app/features/admin/quotes/quote-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/quotes";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Preventivi", matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(QUOTE_LIST, request);

export default function QuotesScreen({ loaderData }: Route.ComponentProps) {
  return <QuoteList {...loaderData} />;
}
