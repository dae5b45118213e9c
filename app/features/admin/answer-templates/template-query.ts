import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The query of GET /api/answer_templates that an address of the list stands for, without its window. */
export const templateQuery = (parameters: URLSearchParams, now: Date, timeZone: string) => ({
  ...parametersOf(parameters, ["q"]),
  ...daysQuery("updated", parameters, now, timeZone),
  order: parameters.get("order") ?? "title",
});
