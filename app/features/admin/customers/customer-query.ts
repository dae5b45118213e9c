import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The query of GET /api/customers that an address of the list stands for, without its window. */
export const customerQuery = (parameters: URLSearchParams) =>
  parametersOf(parameters, ["q", "kind", "banned", "order"]);
