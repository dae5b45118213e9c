import type { Facets, VehicleResult } from "#domain/catalogue/search-results.ts";
import { addNullable, selectedCategories } from "#domain/catalogue/search-results.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { addDays, type CivilDate, type CivilMoment, type CivilTime } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalPeriod, validatePeriod } from "#domain/rental-period/period.ts";
import { type SearchCriteria, toRentalPeriod } from "./search.ts";

/** Suggestions for a search without results (product.md#no-dead-ends). Each changes one criterion and keeps the others. */
export interface SearchAlternatives {
  /** Why no car can be delivered there: the transfer takes too long for the pickup time, or the place is beyond reach. Null otherwise. */
  reason: string | null;
  /**
   * The earliest possible pickup, if the requested one is too soon for a delivery; with `returnTime`, the nearest rental that the hours of the cities
   * allow (product.md#hours-of-a-city).
   */
  soonest: { pickupDate: CivilDate; pickupTime: CivilTime; returnDate: CivilDate; returnTime?: CivilTime } | null;
  /** The same rental on other dates with free cars, nearest first. */
  dates: readonly ShiftedDates[];
  /** Other categories with cars. */
  categories: Facets["categories"];
  /** Available cars of other cities, nearest first. */
  nearest: (VehicleResult & { kilometres: number })[];
}

export interface ShiftedDates {
  /** Days from the requested dates; negative is earlier. */
  shift: number;
  pickupDate: CivilDate;
  returnDate: CivilDate;
}

/** Maximum number of suggested dates and cars. */
export const MAX_ALTERNATIVE_DATES = 3;
export const MAX_ALTERNATIVE_VEHICLES = 3;

/** The shifts to try: each day of the week before and after, then whole weeks. */
const SHIFT_DAYS = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 14, 21, 28] as const;

/** Returns the bookable alternative dates to try, nearest first. `isOpen` says whether the cities' hours allow a period. */
export function listShiftedDates(
  criteria: SearchCriteria,
  now: CivilMoment,
  timeZone: string,
  isOpen: (period: RentalPeriod) => boolean = () => true,
): ShiftedDates[] {
  const period = toRentalPeriod(criteria);
  if (!period) return [];
  const shiftMoment = (moment: CivilMoment, shift: number) => ({
    ...moment,
    date: addDays(moment.date, shift),
    timeZone,
  });
  return SHIFT_DAYS.flatMap((shift) => {
    const pickup = shiftMoment(period.pickup, shift);
    const back = shiftMoment(period.return, shift);
    const possible = validatePeriod({ pickup, return: back }, now, ONLINE_LIMITS).length === 0;
    return possible && isOpen({ pickup, return: back })
      ? [{ shift, pickupDate: pickup.date, returnDate: back.date }]
      : [];
  });
}

/** Returns the categories with local or delivered cars, if the search was limited to others. */
export function findOtherCategories(
  criteria: SearchCriteria,
  shown: readonly Facets[],
): SearchAlternatives["categories"] {
  const selected = selectedCategories(criteria);
  if (selected.length === 0) return [];
  const countOf = (slug: CategorySlug) =>
    shown
      .flatMap(({ categories }) => categories)
      .reduce<number | null>((sum, facet) => (facet.slug === slug ? addNullable(sum, facet.count) : sum), 0);
  return CATEGORY_SLUGS.filter((slug) => !selected.includes(slug))
    .map((slug) => ({ slug, count: countOf(slug) }))
    .filter(({ count }) => count !== 0);
}
