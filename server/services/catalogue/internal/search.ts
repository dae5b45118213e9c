import type { DatesProblem } from "#domain/catalogue/explore.ts";
import type { DeliveryCity, Destination } from "#domain/delivery/destination.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import type { SearchCriteria } from "#domain/search/search.ts";

/** A search understood: the criteria, the city they name, and the period when it can be kept. */
export interface Search {
  criteria: SearchCriteria;
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
