import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";

/** The figures of delivery and collection (product.md#delivery). */
export interface DeliveryConfiguration {
  /** Road distance divided by great-circle distance. */
  readonly roadFactor: number;
  /** Average driving speed, breaks included. */
  readonly drivingKilometresPerHour: number;
  /** Maximum road distance of a delivery from the base, by category. */
  readonly reachKilometres: Readonly<Record<CategorySlug, number>>;
  /** Listed places within this radius of a served city are free (great-circle distance). */
  readonly freeRadiusKilometres: number;
  /** Euro cents per kilometre beyond the free radius (great-circle distance). */
  readonly ratePerKilometre: Cents;
  /** Time the company needs before a car booked online can leave. */
  readonly preparationHours: number;
}
