import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The order of the list unless it is asked for another. */
const NEWEST_FIRST = "-created_at";

/** The query of GET /api/quotes that an address of the list stands for, without its window. `now` is the browser's clock, read in the site's zone. */
export function quoteListQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  return {
    ...parametersOf(parameters, ["q", "kind", "status"]),
    ...daysQuery("created", parameters, now, timeZone),
    order: parameters.get("order") || NEWEST_FIRST,
  };
}
