import type { OpeningDays } from "#domain/opening-hours/weekly-hours.ts";

/** When cars change hands in a city, whatever their base (product.md#hours-of-a-city). Null means that the city has no such rule. */
export interface CityHours {
  /** When pickups and returns are possible, on the city's clock. */
  readonly days: OpeningDays | null;
  /** How long before the pickup a renter books at the latest. */
  readonly minNoticeHours: number | null;
  /** How long before the pickup a renter books at the earliest. */
  readonly maxAdvanceDays: number | null;
}

/** The fields of a city that its hours need. */
export interface CityWithHours {
  readonly name: string;
  readonly timeZone: string;
  readonly hours?: CityHours | undefined;
}

/** The cities of a rental's two ends. A city without hours is not checked. */
export interface RentalCities {
  pickup: CityWithHours;
  return: CityWithHours;
}
