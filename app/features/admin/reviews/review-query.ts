import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** By their names the states stand in the order in which staff need them: what is to be read first, what is only asked for last. */
const WAITING_FIRST = "-status,-updated_at";

/** The query of GET /api/reviews that an address of the list stands for, without its window; its days are those of the return. */
export const reviewQuery = (parameters: URLSearchParams, now: Date, timeZone: string) => ({
  ...parametersOf(parameters, ["q", "status"]),
  ...daysQuery("returned", parameters, now, timeZone),
  order: parameters.get("order") ?? WAITING_FIRST,
});
