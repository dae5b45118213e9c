import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The query of GET /api/articles that an address of the list stands for, without its window; its days are those on which they come out. */
export const articleQuery = (parameters: URLSearchParams, now: Date, timeZone: string) => ({
  ...parametersOf(parameters, ["q", "status"]),
  ...daysQuery("published", parameters, now, timeZone),
  order: parameters.get("order") ?? "-published_on",
});
