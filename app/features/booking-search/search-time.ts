import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** All the cities of the search keep Central European time (product.md#search-cities), so "now" is this clock's wherever the visitor sits. */
export const SEARCH_TIME_ZONE = "Europe/Rome";

/** What the clock shows in the cities of the company; unknown while the page is as the server sent it, which is the same for everyone and may be a minute old. */
export function useSearchNow(): CivilMoment | undefined {
  return useIsHydrated() ? getSearchNow() : undefined;
}

/** The same where nothing is rendered. */
export const getSearchNow = (): CivilMoment => toCivilMoment(new Date(), SEARCH_TIME_ZONE);
