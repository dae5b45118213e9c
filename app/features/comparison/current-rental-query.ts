import { readLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { RENTAL_PARAMETERS } from "#domain/routes/query-parameters.ts";

/** What a rental's pages read from an address: of this address when it says days, else of the last search of this browser. Without "?"; "" when neither says any. */
export function currentRentalQuery(search: string): string {
  const params = new URLSearchParams(search);
  const entries = params.has("pickupDate") || params.has("checkIn") ? [...params] : Object.entries(readLastSearch());
  const names: readonly string[] = RENTAL_PARAMETERS;
  return new URLSearchParams(entries.filter(([name, value]) => names.includes(name) && value !== "")).toString();
}
