import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { askedDays } from "#domain/lists/periods.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** The order of the list unless it is asked for another. */
const NEWEST_FIRST = "-created_at";

/** The query of GET /api/quotes that an address of the list stands for, without its window. `now` is the browser's clock, read in the site's zone. */
export function quoteQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  const days = askedDays(parametersOf(parameters, ["period", "from", "to"]), civilNow(now, timeZone).date);
  return {
    ...parametersOf(parameters, ["q", "kind", "status"]),
    created_from: days?.from ?? "",
    created_to: days?.to ?? "",
    order: parameters.get("order") || NEWEST_FIRST,
  };
}
