import type { DatesProblem } from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import type { DeliveryCity, Destination } from "#domain/delivery/destination.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import { includesText } from "#domain/search-keys.ts";

/** A resolved search: the criteria, their city, and their period if it is possible. */
export interface ResolvedSearch {
  criteria: SearchCriteria;
  /** Names of the active brands in the criteria; undefined without any. */
  brands: string[] | undefined;
  /** The known city; null when the text is unknown and matched as part of a name. */
  city: DeliveryCity | null;
  /** City and listed place of the pickup, and of the return if given. */
  pickup: Destination | null;
  return: Destination | null;
  /** Null while a date is missing or when the period is impossible. */
  period: RentalPeriod | null;
  /** The period as instants. */
  span: { from: Date; to: Date } | null;
  /** Why the period is impossible; null without a problem. */
  datesProblem: DatesProblem;
  /** Starts at 1. */
  page: number;
}

/** Returns the names of the cities that contain a text, ignoring case and accents (product.md#text-search); undefined without a text. */
export function citiesContaining(text: string | undefined, cities: readonly City[]): string[] | undefined {
  if (!text) return undefined;
  return cities.flatMap(({ name }) => (includesText(name, text) ? [name] : []));
}
