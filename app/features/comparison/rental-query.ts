import { readLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { RENTAL_QUERY } from "#domain/addresses/query-names.ts";

/** What a rental's pages read from an address: of this address when it says days, else of the last search of this browser. Without "?"; "" when neither says any. */
export function rentalQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const said = asked.has("pickupDate") || asked.has("checkIn") ? [...asked] : Object.entries(readLastSearch());
  const names: readonly string[] = RENTAL_QUERY;
  return new URLSearchParams(said.filter(([name, value]) => names.includes(name) && value !== "")).toString();
}
