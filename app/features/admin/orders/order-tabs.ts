import type { FoundPlace } from "#app/ui/panel/lists/found-elsewhere.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** How many orders the filters leave in each state. */
export type OrderCounts = Readonly<Record<OrderStatus, number>>;

const TABS: readonly { status: OrderStatus | null; label: string }[] = [
  { status: null, label: "Tutti" },
  { status: "open", label: "Da organizzare" },
  { status: "confirmed", label: "Confermati" },
  { status: "done", label: "Conclusi" },
  { status: "cancelled", label: "Annullati" },
];

/** The state that an address narrows to; null for all. */
export function orderTab(parameters: URLSearchParams): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === parameters.get("status")) ?? null;
}

/** The states as tabs; each keeps the filters and leaves the page and the order's details. */
export function orderTabs(search: string, counts: OrderCounts): HeaderTab[] {
  const current = orderTab(new URLSearchParams(search));
  return TABS.map(({ status, label }) => ({
    to: tabAddress(status, search),
    label,
    count: status ? counts[status] : ORDER_STATUSES.reduce((sum, one) => sum + counts[one], 0),
    current: status === current,
  }));
}

/** The other tabs in which the filters find something; "Tutti" has nothing that no other has. */
export function foundInOtherOrderTabs(search: string, counts: OrderCounts): FoundPlace[] {
  const current = orderTab(new URLSearchParams(search));
  if (current === null) return [];
  return TABS.flatMap(({ status, label }) =>
    status && status !== current && counts[status] > 0
      ? [{ to: tabAddress(status, search), label, count: counts[status] }]
      : [],
  );
}

function tabAddress(status: OrderStatus | null, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["page", "status"]) parameters.delete(name);
  if (status) parameters.set("status", status);
  return panelPaths.adminOrdersWhere(parameters.toString());
}
