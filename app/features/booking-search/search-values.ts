import type { CategorySlug } from "#domain/categories.ts";
import type { CivilDate, CivilMoment } from "#domain/rental-period/civil-time.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { DEFAULT_TIME, findNextSlot, listPastSlots } from "#domain/rental-period/time-slots.ts";
import type { LastSearch } from "#domain/search/last-search.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";

/** The names of the six fields, in the order of the form and the URL (product.md#search-form). */
export const SEARCH_FIELDS = [
  "pickupCity",
  "returnCity",
  "pickupDate",
  "returnDate",
  "pickupTime",
  "returnTime",
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The values of the form; "" for an empty field. */
export type SearchValues = Record<SearchField, string>;

/** The values of the form while the visitor fills it in. */
export interface SearchDraft extends SearchValues {
  /** Whether the visitor chose the return city; otherwise it follows the pickup city. */
  isReturnCityChosen: boolean;
}

/** Returns the initial values of a page as a draft. Two cities that differ both count as chosen. */
export function toSearchDraft(values: SearchValues): SearchDraft {
  return { ...values, isReturnCityChosen: values.returnCity !== "" && values.returnCity !== values.pickupCity };
}

/** Returns the values of an empty form: times at 10:00 (product.md#search-form), both cities set when `city` is given. */
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

/** Whether all six fields are set: only then the search can be submitted (product.md#search-form). */
export function isSearchComplete(values: SearchValues): boolean {
  return SEARCH_FIELDS.every((field) => values[field] !== "");
}

/**
 * Applies changes to the draft and its dependent fields. The return city follows the pickup city until it is chosen, and again once it is cleared. A
 * pickup after the return clears the return. A past time of today moves to the next slot.
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

/** Fills empty fields with the last search: places that are still served, dates that are not past, and the times of those dates. */
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

/** The first possible pickup date: today, as long as one slot is left. */
export function earliestPickupDay(now: CivilMoment): CivilDate {
  return findNextSlot(now) === null ? addDays(now.date, 1) : now.date;
}

/** Returns the query of the results: the six values, and the category when one is preselected (product.md#search-form). */
export function toSearchQuery(values: SearchValues, category: CategorySlug | null): string {
  const query = new URLSearchParams(SEARCH_FIELDS.map((field) => [field, values[field]]));
  if (category) query.set("category", category);
  return query.toString();
}
