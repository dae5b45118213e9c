import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CustomerPage } from "#app/features/admin/customers/customer-page.tsx";
import { loadQuoteHistory } from "#app/features/admin/quotes/load-quote-history.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { loader as panelLoader } from "../layout";
import type { Route } from "./+types/customer";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Cliente", matches);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const customer = await api.get("/api/customers/:id", { parameters: { id: params.id }, signal });
  // The id of a record merged into this one leads here too.
  return { customer, quoteHistory: await loadQuoteHistory({ customer_id: customer.id }, signal) };
}

export default function Customer({ loaderData: { customer, quoteHistory } }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  // Keyed by id, so that another customer starts with fresh dialog state.
  return <CustomerPage key={customer.id} {...{ customer, quoteHistory }} roles={panel?.roles ?? []} />;
}
