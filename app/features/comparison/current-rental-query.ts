import { readLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { RENTAL_PARAMETERS } from "#domain/routes/query-parameters.ts";

/**
 * Returns the rental part of a query string: from `search` when it has dates, otherwise from the last search. Without "?"; "" when neither has dates.
 */
export function currentRentalQuery(search: string): string {
  const params = new URLSearchParams(search);
  const entries = params.has("pickupDate") || params.has("checkIn") ? [...params] : Object.entries(readLastSearch());
  const names: readonly string[] = RENTAL_PARAMETERS;
  return new URLSearchParams(entries.filter(([name, value]) => names.includes(name) && value !== "")).toString();
}
