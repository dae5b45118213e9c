import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { askedDays } from "#domain/lists/periods.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** The order of the list unless it is asked for another. */
const NEWEST_FIRST = "-created_at";

/** What narrows the list in every tab. `now` is the browser's clock, read in the site's zone. */
export function orderFilters(parameters: URLSearchParams, now: Date, timeZone: string) {
  const days = askedDays(parametersOf(parameters, ["period", "from", "to"]), civilNow(now, timeZone).date);
  return {
    ...parametersOf(parameters, ["q", "kind", "customer_id"]),
    created_from: days?.from ?? "",
    created_to: days?.to ?? "",
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
