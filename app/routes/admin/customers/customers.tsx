import { CUSTOMER_LIST, CustomerList } from "#app/features/admin/customers/customer-list.tsx";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/customers";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Clienti", matches);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(CUSTOMER_LIST, request);

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomerList {...loaderData} />;
}
