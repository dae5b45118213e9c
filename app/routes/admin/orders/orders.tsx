import { type ShouldRevalidateFunctionArgs, useOutlet, useParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { countByStatus } from "#app/features/admin/lists/count-by-status.ts";
import { ORDERS_PER_PAGE, OrderList } from "#app/features/admin/orders/order-list.tsx";
import { orderFilters, orderQuery } from "#app/features/admin/orders/order-query.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import type { QueryOf } from "#domain/api/contract.ts";
import { ORDER_STATUSES } from "#domain/orders/order.ts";
import type { Route } from "./+types/orders";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Ordini", matches);

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const now = new Date();
  const filters = orderFilters(searchParams, now, siteTimeZone());
  const window = { limit: ORDERS_PER_PAGE, offset: (pageNumber(searchParams) - 1) * ORDERS_PER_PAGE };
  const ask = (query: QueryOf<"GET /api/orders">) => api.list("/api/orders", { query, signal });
  const [found, counts] = await Promise.all([
    ask({ ...orderQuery(searchParams, now, siteTimeZone()), ...window }),
    countByStatus(ORDER_STATUSES, (query) => ask({ ...filters, ...query })),
  ]);
  return { ...found, counts, loadedAt: Date.now() };
}

/** Opening another order beside the list leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function OrdersScreen({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const pane = useOutlet();
  return <OrderList {...loaderData} open={id} pane={pane} />;
}
