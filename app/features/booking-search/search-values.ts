import type { CategorySlug } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";

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

/** A fresh form: times at 10:00 (product.md#search-form), both cities filled when one is given. */
export function initialValues(city = ""): SearchValues {
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
export function isComplete(values: SearchValues): boolean {
  return SEARCH_FIELDS.every((field) => values[field] !== "");
}

/** One field changed. A pickup moved past the chosen return takes that return away, since it cannot stand (product.md#search-form). */
export function withField(values: SearchValues, field: SearchField, value: string): SearchValues {
  const next = { ...values, [field]: value };
  return field === "pickupDate" && next.returnDate !== "" && next.returnDate < value
    ? { ...next, returnDate: "" }
    : next;
}

/** The first day a return may fall on: today, or the pickup when that is later (product.md#search-form). */
export function earliestReturn(pickupDate: string, today: CivilDate | undefined): CivilDate | undefined {
  if (!pickupDate) return today;
  return today && today > pickupDate ? today : pickupDate;
}

/** Where Cerca leads: /explore with the six values, and category only when one is preselected (product.md#search-form). */
export function searchAddress(values: SearchValues, category: CategorySlug | null): string {
  const query = new URLSearchParams(SEARCH_FIELDS.map((field) => [field, values[field]]));
  if (category) query.set("category", category);
  return paths.explore(query.toString());
}
