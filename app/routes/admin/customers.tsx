import { api } from "#app/features/admin/api-client.ts";
import { CUSTOMERS_PER_PAGE, CustomerList } from "#app/features/admin/customers/customer-list.tsx";
import { customerQuery } from "#app/features/admin/customers/customer-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { Route } from "./+types/customers";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Clienti", matches);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const offset = (pageNumber(searchParams) - 1) * CUSTOMERS_PER_PAGE;
  return api.list("/api/customers", {
    query: { ...customerQuery(searchParams, new Date(), siteTimeZone()), limit: CUSTOMERS_PER_PAGE, offset },
    signal: request.signal,
  });
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomerList {...loaderData} />;
}
