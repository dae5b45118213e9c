import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

const FILTERS = ["q", "brand", "location", "category", "available"] as const;

/** What the API is asked for the list as the address filters it; the newest cars first unless told (product.md#fleet-screen). */
export function fleetQuery(parameters: URLSearchParams) {
  return { ...parametersOf(parameters, FILTERS), order: parameters.get("order") ?? "-created_at" };
}

/** Whether the address leaves any car out. */
export const isFleetListNarrowed = (parameters: URLSearchParams): boolean =>
  FILTERS.some((name) => parameters.get(name));
