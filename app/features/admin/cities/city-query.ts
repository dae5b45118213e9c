import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

/** The query of GET /api/cities that an address of the list stands for, without its window. */
export const cityQuery = (parameters: URLSearchParams) => ({
  ...parametersOf(parameters, ["q", "active"]),
  order: parameters.get("order") ?? "name",
});
