import { api } from "#app/features/admin/api-client.ts";
import { QUOTES_PER_PAGE, QuoteList } from "#app/features/admin/quotes/quote-list.tsx";
import { quoteListQuery } from "#app/features/admin/quotes/quote-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/quotes";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Preventivi", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const found = await api.list("/api/quotes", {
    query: {
      ...quoteListQuery(searchParams, new Date(), siteTimeZone()),
      limit: QUOTES_PER_PAGE,
      offset: (pageNumber(searchParams) - 1) * QUOTES_PER_PAGE,
    },
    signal: request.signal,
  });
  return { ...found, loadedAt: Date.now() };
}

export default function QuotesScreen({ loaderData }: Route.ComponentProps) {
  return <QuoteList {...loaderData} />;
}
