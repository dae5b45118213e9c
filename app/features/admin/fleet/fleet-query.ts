import type { Query } from "#app/features/admin/api-client.ts";

const FILTERS = ["q", "brand", "location", "category", "available"] as const;

/** What the API is asked for the list as the address filters it; the newest cars first unless told (B 7.3). */
export function fleetQuery(parameters: URLSearchParams): Query {
  const filters = FILTERS.map((name) => [name, parameters.get(name) ?? ""]);
  return { ...Object.fromEntries(filters), order: parameters.get("order") ?? "-created_at" };
}

/** Whether the address leaves any car out. */
export const isNarrowed = (parameters: URLSearchParams): boolean => FILTERS.some((name) => parameters.get(name));
