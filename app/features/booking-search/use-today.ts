import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type CivilDate, civilNow } from "#domain/rental-period/civil-time.ts";

/** All the cities of the search keep Central European time (product.md#search-cities), so "now" is this clock's wherever the visitor sits. */
export const SEARCH_TIME_ZONE = "Europe/Rome";

/** Today in the cities of the company; unknown while the page is as the server sent it, which is the same for everyone and may be a minute old. */
export function useToday(): CivilDate | undefined {
  return useHydrated() ? civilNow(new Date(), SEARCH_TIME_ZONE).date : undefined;
}
