import type { ApiCity } from "#domain/api/cities/cities.ts";
import type { RowOf } from "#domain/api/contract.ts";

/** Completes a city with the staff-only fields, which the API omits for everybody else. */
export function toCityDetail({
  descriptions = {},
  search_position = null,
  search_name = null,
  has_page = true,
  ...city
}: RowOf<"GET /api/cities">): ApiCity {
  return { ...city, descriptions, search_position, search_name, has_page };
}
