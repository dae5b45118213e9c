import { type ShouldRevalidateFunctionArgs, useOutlet, useParams } from "react-router";
import { countByStatus } from "#app/features/admin/lists/count-by-status.ts";
import { loadList } from "#app/features/admin/lists/list-resource.ts";
import { ORDER_LIST, OrderList } from "#app/features/admin/orders/order-list.tsx";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { ORDER_STATUSES } from "#domain/orders/order.ts";
import type { Route } from "./+types/orders";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Ordini", matches);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { url, signal } = request;
  const filters = ORDER_LIST.query(new URL(url).searchParams, new Date(), siteTimeZone());
  const [found, counts] = await Promise.all([
    loadList(ORDER_LIST, request),
    countByStatus(ORDER_STATUSES, (one) => ORDER_LIST.read({ query: { ...filters, order: "", ...one }, signal })),
  ]);
  return { ...found, counts };
}

/** Keeps the list's data when another order opens beside it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function OrdersScreen({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const pane = useOutlet();
  return <OrderList {...loaderData} openOrder={id} pane={pane} />;
}
