import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { OFFERS_PER_PAGE } from "#app/features/admin/jets/offer-list.tsx";
import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { pageNumber, parametersOf } from "#app/ui/panel/lists/query-state.ts";

export const JETS_ORDER = "price";
export const ROUTES_ORDER = "origin,position";
export const EXPERIENCES_ORDER = "name";

/** The query of a list of offers that an address stands for, without its window. `order` is the list's own. */
export const offerQuery = (parameters: URLSearchParams, order: string, now: Date, timeZone: string) => ({
  ...parametersOf(parameters, ["q", "active"]),
  ...daysQuery("updated", parameters, now, timeZone),
  order: parameters.get("order") ?? order,
});

/** The window of a list that an address shows. */
export const offerWindow = (parameters: URLSearchParams) => ({
  limit: OFFERS_PER_PAGE,
  offset: (pageNumber(parameters) - 1) * OFFERS_PER_PAGE,
});

/** The names of the active cities, by name. */
export async function cityNames(signal: AbortSignal): Promise<string[]> {
  const rows = await allRows((window) =>
    api.list("/api/cities", { query: { active: "true", order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}
