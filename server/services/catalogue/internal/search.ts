import type { DatesProblem } from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import type { DeliveryCity, Destination } from "#domain/delivery/destination.ts";
import type { Language } from "#domain/languages.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import { includesText } from "#domain/search-keys.ts";

/** A search whose criteria were looked up: with its city, and with its period if this is possible. */
export interface ResolvedSearch {
  criteria: SearchCriteria;
  /** The names of the active brands in the criteria; undefined if the criteria have no brand. */
  brands: string[] | undefined;
  /** The searched city; null if the text is no known place, but only a part of city names. */
  city: DeliveryCity | null;
  /** City and listed place of the pickup; `return`: those of the return, if it was given. */
  pickup: Destination | null;
  return: Destination | null;
  /** The rental period; null if a date is missing or the period is impossible. */
  period: RentalPeriod | null;
  /** The period as instants. */
  span: { from: Date; to: Date } | null;
  /** Why the period is impossible; null if it is possible. */
  datesProblem: DatesProblem;
  /** The nearest period that the hours of the cities allow, if they make the period impossible (product.md#hours-of-a-city). */
  possiblePeriod: RentalPeriod | null;
  /** The number of the page, from 1. */
  page: number;
  /** The language of the results. */
  language: Language;
}

/** Returns the names of the cities that contain a text, ignoring case and accents (product.md#text-search); undefined if there is no text. */
export function citiesContaining(text: string | undefined, cities: readonly City[]): string[] | undefined {
  if (!text) return undefined;
  return cities.flatMap(({ name }) => (includesText(name, text) ? [name] : []));
}
