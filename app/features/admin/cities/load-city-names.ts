import { api } from "#app/features/admin/api-client.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";

/** Returns the cities where cars and jets may be based: active cities with a page, sorted by name (product.md#activation). */
export async function loadBaseCityNames(signal: AbortSignal): Promise<string[]> {
  const rows = await loadAllRows((window) =>
    api.list("/api/cities", { query: { active: "true", has_page: "true", order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}

/** Returns the names of the active cities in alphabetical order. */
export async function loadActiveCityNames(signal: AbortSignal): Promise<string[]> {
  const rows = await loadAllRows((window) =>
    api.list("/api/cities", { query: { active: "true", order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}
