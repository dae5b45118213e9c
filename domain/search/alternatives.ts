import type { Facets, VehicleResult } from "#domain/catalogue/search-results.ts";
import { addNullable, selectedCategories } from "#domain/catalogue/search-results.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import {
  addDays,
  type CivilDate,
  type CivilMoment,
  type CivilTime,
  compareMoments,
  daysBetween,
} from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalPeriod, validatePeriod } from "#domain/rental-period/period.ts";
import { type SearchCriteria, toRentalPeriod } from "./search.ts";

/** Where a search that found no car leads on (product.md#no-dead-ends); each keeps all the rest of the search. */
export interface SearchAlternatives {
  /** Why no car can be brought there: what the drive takes, or that it is too far. Null where it is neither. */
  reason: string | null;
  /** The first pickup for which one can be there, where it was wanted sooner. */
  soonest: { pickupDate: CivilDate; pickupTime: CivilTime; returnDate: CivilDate } | null;
  /** The same rental some days earlier or later, when something is free; the nearest first. */
  dates: readonly ShiftedDates[];
  /** Other categories with something to show. */
  categories: Facets["categories"];
  /** Cars of other cities that can be had, the nearest first. */
  nearest: (VehicleResult & { kilometres: number })[];
}

export interface ShiftedDates {
  /** Days from what was asked for; negative for earlier. */
  shift: number;
  pickupDate: CivilDate;
  returnDate: CivilDate;
}

/** How many dates and cars are offered at most. */
export const MAX_ALTERNATIVE_DATES = 3;
export const MAX_ALTERNATIVE_VEHICLES = 3;

/** By how many days a rental is moved to look for something free: each day of the week around it, then a week at a time. */
const SHIFT_DAYS = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 14, 21, 28] as const;

/** The dates to look at in place of those asked for, the nearest first; none that could not be booked. */
export function listShiftedDates(criteria: SearchCriteria, now: CivilMoment, timeZone: string): ShiftedDates[] {
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
    return possible ? [{ shift, pickupDate: pickup.date, returnDate: back.date }] : [];
  });
}

/** The same rental from a later pickup on: as many days later back, and a day more where it would end before it begins. */
export function movePeriodTo(period: RentalPeriod, pickup: CivilMoment): RentalPeriod {
  const back = { ...period.return, date: addDays(period.return.date, daysBetween(period.pickup.date, pickup.date)) };
  const isOver = compareMoments(back, pickup) <= 0;
  return { pickup, return: isOver ? { ...back, date: addDays(back.date, 1) } : back };
}

/** The categories that have something, there or delivered, where the search was narrowed to others. */
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
