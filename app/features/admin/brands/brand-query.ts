import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The query of GET /api/brands that an address of the list stands for, without its window. */
export const brandQuery = (parameters: URLSearchParams) => ({
  ...parametersOf(parameters, ["q", "active"]),
  order: parameters.get("order") ?? "name",
});
