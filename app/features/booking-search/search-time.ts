import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** All cities of the search are in Central European time (product.md#search-cities), so "now" is the same in all of them. */
export const SEARCH_TIME_ZONE = "Europe/Rome";

/**
 * Returns the current time in the company's cities. Undefined before hydration, because the cached HTML is the same for everyone and may be a minute
 * old.
 */
export function useSearchNow(): CivilMoment | undefined {
  return useIsHydrated() ? getSearchNow() : undefined;
}

/** Returns the current time in the company's cities; call it outside of rendering. */
export const getSearchNow = (): CivilMoment => toCivilMoment(new Date(), SEARCH_TIME_ZONE);
