import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order.ts";

/** The order of the list unless it is asked for another. */
const NEWEST_FIRST = "-created_at";

/** What narrows the list in every tab. `now` is the browser's clock, read in the site's zone. */
export function orderFilters(parameters: URLSearchParams, now: Date, timeZone: string) {
  return {
    ...parametersOf(parameters, ["q", "kind", "customer_id"]),
    ...daysQuery("created", parameters, now, timeZone),
  };
}

/** The query of GET /api/orders that an address of the list stands for, without its window. */
export function orderQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  return {
    ...orderFilters(parameters, now, timeZone),
    status: orderTab(parameters) ?? "",
    order: parameters.get("order") || NEWEST_FIRST,
  };
}

/** The state that an address narrows to; null for all. */
export function orderTab(parameters: URLSearchParams): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === parameters.get("status")) ?? null;
}
