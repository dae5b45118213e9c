import type { City } from "#domain/places.ts";
import type { periodOf, SearchCriteria } from "#domain/search/search.ts";

/** A search understood: the criteria, the city they name, and the period when it can be kept. */
export interface Search {
  criteria: SearchCriteria;
  /** The known city, or null when the text names none and is sought as a part of the name (design 6.9). */
  city: City | null;
  returnCity: City | null;
  period: ReturnType<typeof periodOf>;
  /** The same as instants. */
  span: { from: Date; to: Date } | null;
  /** From 1. */
  page: number;
}
