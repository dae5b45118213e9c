import { useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CustomerPage } from "#app/features/admin/customers/customer-page.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/customer";
import type { loader as panelLoader } from "./layout";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Cliente", matches);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return {
    customer: await api.get("/api/customers/:id", { parameters: { id: params.id }, signal: request.signal }),
  };
}

export default function Customer({ loaderData: { customer } }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>("routes/admin/layout");
  // Another customer begins with other dialogs.
  return <CustomerPage key={customer.id} customer={customer} roles={panel?.roles ?? []} />;
}
