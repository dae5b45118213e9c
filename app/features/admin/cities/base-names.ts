import { allRows } from "#app/features/admin/all-rows.ts";
import { api } from "#app/features/admin/api-client.ts";

/** The names of the cities where a car may stand and which a jet may leave from: the active ones with a page, by name (product.md#activation). */
export async function baseNames(signal: AbortSignal): Promise<string[]> {
  const rows = await allRows((window) =>
    api.list("/api/cities", { query: { active: "true", has_page: "true", order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}

/** The names of the active cities, by name. */
export async function cityNames(signal: AbortSignal): Promise<string[]> {
  const rows = await allRows((window) =>
    api.list("/api/cities", { query: { active: "true", order: "name", ...window }, signal }),
  );
  return rows.map(({ name }) => name);
}
