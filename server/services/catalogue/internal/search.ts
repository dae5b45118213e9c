import type { DatesProblem } from "#domain/catalogue/search-results.ts";
import type { City } from "#domain/cities/city.ts";
import type { DeliveryCity, Destination } from "#domain/delivery/destination.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import type { SearchCriteria } from "#domain/search/search.ts";
import { includesText } from "#domain/search-keys.ts";

/** A search understood: the criteria, the city they name, and the period when it can be kept. */
export interface ResolvedSearch {
  criteria: SearchCriteria;
  /** The names of the active brands that the criteria name; undefined when they name none. */
  brands: string[] | undefined;
  /** The known city, or null when the text names none and is sought as a part of the name. */
  city: DeliveryCity | null;
  /** The same with the listed place of it that was named, and where the car comes back when that was said. */
  pickup: Destination | null;
  return: Destination | null;
  /** Null while a date is missing, or when the dates cannot be a rental. */
  period: RentalPeriod | null;
  /** The same as instants. */
  span: { from: Date; to: Date } | null;
  /** Why the dates cannot be a rental; null when nothing stands in the way. */
  datesProblem: DatesProblem;
  /** From 1. */
  page: number;
}

/** The names of the cities that have a text in them, however both are written (product.md#text-search); undefined without a text. */
export function citiesContaining(text: string | undefined, cities: readonly City[]): string[] | undefined {
  if (!text) return undefined;
  return cities.flatMap(({ name }) => (includesText(name, text) ? [name] : []));
}
