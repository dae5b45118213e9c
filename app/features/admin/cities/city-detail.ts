import type { ApiCity } from "#domain/api/cities/cities.ts";
import type { RowOf } from "#domain/api/contract.ts";

/** A city as those who keep it read it: to anybody else the API leaves these fields out. */
export function toCityDetail({
  descriptions = {},
  search_position = null,
  search_name = null,
  has_page = true,
  ...city
}: RowOf<"GET /api/cities">): ApiCity {
  return { ...city, descriptions, search_position, search_name, has_page };
}
