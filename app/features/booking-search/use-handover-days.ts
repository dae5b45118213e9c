import { useEffect, useState } from "react";
import type { SearchValues } from "#app/features/booking-search/search-values.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { HandoverDays } from "#domain/opening-hours/handover-days.ts";
import type { DateRangeField } from "#domain/rental-period/date-range-picker.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";

const loadHours = () => import("#domain/search/search-hours-days.ts");

export type FindHandoverDays = (end: DateRangeField, values: SearchValues) => HandoverDays | undefined;

/**
 * Returns the days on which pickups and returns are possible in the chosen cities. Pages without a city that has hours load nothing
 * (product.md#hours-of-a-city); until the rules have loaded, and if they do not, every day is possible and the server checks it.
 */
export function useHandoverDays({ hours, ...places }: SearchPlaces): FindHandoverDays {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadHours>>>();
  const words = useWords();
  const hasHours = hours !== undefined;
  useEffect(() => {
    if (hasHours) loadHours().then(setRules, () => {});
  }, [hasHours]);
  return (end, values) => {
    const name = rules && findPlaceByName(values[`${end}City`], places)?.city;
    const city = name && hours?.find((one) => one.city === name);
    return city ? rules?.listSearchDays(words, city, end, new Date()) : undefined;
  };
}
