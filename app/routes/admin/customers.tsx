import { api } from "#app/features/admin/api-client.ts";
import { CUSTOMERS_PER_PAGE, CustomerList } from "#app/features/admin/customers/customer-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { pageNumber, parametersOf } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/customers";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Clienti", matches);

const FILTERS = ["q", "kind", "banned", "order"] as const;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filters = parametersOf(searchParams, FILTERS);
  const offset = (pageNumber(searchParams) - 1) * CUSTOMERS_PER_PAGE;
  return api.list("/api/customers", {
    query: { ...filters, limit: CUSTOMERS_PER_PAGE, offset },
    signal: request.signal,
  });
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomerList {...loaderData} />;
}
