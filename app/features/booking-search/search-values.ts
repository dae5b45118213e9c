import type { CategorySlug } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate, CivilMoment } from "#domain/rental-period/civil-time.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { DEFAULT_TIME, findNextSlot, listPastSlots } from "#domain/rental-period/time-slots.ts";
import type { LastSearch } from "#domain/search/last-search.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";

/** The six fields of the search in the order in which they are sent (product.md#search-form). */
export const SEARCH_FIELDS = [
  "pickupCity",
  "returnCity",
  "pickupDate",
  "returnDate",
  "pickupTime",
  "returnTime",
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What the form holds; "" for what is not chosen yet. */
export type SearchValues = Record<SearchField, string>;

/** A search that is being filled in. */
export interface SearchDraft extends SearchValues {
  /** Whether the return city was chosen, rather than taken from the pickup. */
  isReturnCityChosen: boolean;
}

/** What a page begins with, as a draft: two cities that differ are both chosen. */
export function toSearchDraft(values: SearchValues): SearchDraft {
  return { ...values, isReturnCityChosen: values.returnCity !== "" && values.returnCity !== values.pickupCity };
}

/** A fresh form: times at 10:00 (product.md#search-form), both cities filled when one is given. */
export function initialSearchValues(city = ""): SearchValues {
  return {
    pickupCity: city,
    returnCity: city,
    pickupDate: "",
    returnDate: "",
    pickupTime: DEFAULT_TIME,
    returnTime: DEFAULT_TIME,
  };
}

/** True once all six fields are set: only then can the search be sent (product.md#search-form). */
export function isSearchComplete(values: SearchValues): boolean {
  return SEARCH_FIELDS.every((field) => values[field] !== "");
}

/**
 * Some fields chosen, as the form then stands: the return city follows the pickup until it is chosen itself, and again once it is cleared; a
 * pickup moved past the return takes that return away, and an hour of today that has passed gives way to the next one.
 */
export function applySearchChanges(before: SearchDraft, changes: Partial<SearchValues>, now: CivilMoment): SearchDraft {
  const next = { ...before, ...changes };
  if (changes.returnCity !== undefined) next.isReturnCityChosen = changes.returnCity !== "";
  if (changes.pickupCity !== undefined && !next.isReturnCityChosen) next.returnCity = changes.pickupCity;
  if (next.returnDate !== "" && next.returnDate < next.pickupDate) next.returnDate = "";
  if (changes.pickupDate !== undefined && listPastSlots(next.pickupDate, now).includes(next.pickupTime)) {
    next.pickupTime = findNextSlot(now) ?? next.pickupTime;
  }
  return next;
}

/**
 * The form filled with the last search, where it is still empty: places that are still served, days that are still to come, and with the days
 * their hours.
 */
export function prefillFromLastSearch(values: SearchDraft, lastSearch: LastSearch, places: SearchPlaces): SearchDraft {
  const findPlaceValue = (name = "") => findPlaceByName(name, places)?.value ?? "";
  const next = { ...values };
  if (values.pickupCity === "") {
    next.pickupCity = findPlaceValue(lastSearch.pickupCity);
    next.returnCity = values.returnCity || findPlaceValue(lastSearch.returnCity) || next.pickupCity;
    next.isReturnCityChosen ||= next.returnCity !== next.pickupCity;
  }
  if (values.pickupDate === "" && values.returnDate === "") {
    next.pickupDate = lastSearch.pickupDate ?? "";
    next.returnDate = lastSearch.returnDate ?? "";
    if (values.pickupTime === DEFAULT_TIME) next.pickupTime = lastSearch.pickupTime ?? DEFAULT_TIME;
    if (values.returnTime === DEFAULT_TIME) next.returnTime = lastSearch.returnTime ?? DEFAULT_TIME;
  }
  return next;
}

/** The first day a car may be collected: today, as long as a slot of it is left. */
export function earliestPickupDay(now: CivilMoment): CivilDate {
  return findNextSlot(now) === null ? addDays(now.date, 1) : now.date;
}

/** Where Cerca leads: /explore with the six values, and category only when one is preselected (product.md#search-form). */
export function searchUrl(values: SearchValues, category: CategorySlug | null): string {
  const query = new URLSearchParams(SEARCH_FIELDS.map((field) => [field, values[field]]));
  if (category) query.set("category", category);
  return paths.explore(query.toString());
}
