import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";
import { OFFERS_PER_PAGE } from "#app/features/admin/jets/offer-list.tsx";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";

/** What a list's address asks for. */
export function offerQuery(url: string, order: string) {
  const { searchParams } = new URL(url);
  return {
    q: searchParams.get("q") ?? "",
    active: searchParams.get("active") ?? "",
    order: searchParams.get("order") ?? order,
    limit: OFFERS_PER_PAGE,
    offset: (pageNumber(searchParams) - 1) * OFFERS_PER_PAGE,
  };
}

/** The names of the active cities, by name. */
export async function cityNames(signal: AbortSignal): Promise<string[]> {
  const rows = await allRows((window) =>
    api.list("/api/cities", { query: { active: "true", order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}
