import { api } from "#app/features/admin/api-client.ts";
import { OrderPane } from "#app/features/admin/orders/order-pane.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import type { Route } from "./+types/order";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  panelMeta(loaderData?.order.reference ?? "Ordine", matches);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { order: await api.get("/api/orders/:id", { parameters: { id: params.id }, signal: request.signal }) };
}

export default function OrderScreen({ loaderData: { order } }: Route.ComponentProps) {
  return <OrderPane order={order} />;
}
