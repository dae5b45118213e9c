import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The query of GET /api/customers that an address of the list stands for, without its window. `now` is the browser's clock, read in the site's zone. */
export const customerQuery = (parameters: URLSearchParams, now: Date, timeZone: string) => ({
  ...parametersOf(parameters, ["q", "kind", "banned", "order"]),
  ...daysQuery("last_pickup", parameters, now, timeZone),
});
