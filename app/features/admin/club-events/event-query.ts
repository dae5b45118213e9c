import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The query of GET /api/club_events that an address of the list stands for, without its window. */
export const eventQuery = (parameters: URLSearchParams, now: Date, timeZone: string) => ({
  ...parametersOf(parameters, ["q", "status"]),
  ...daysQuery("held", parameters, now, timeZone),
  order: parameters.get("order") ?? "-held_on",
});
