import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";

/** By which figures cars are brought to where they are wanted, and fetched again (product.md#delivery). */
export interface DeliveryConfiguration {
  /** What the road is longer than the great circle. */
  readonly roadFactor: number;
  /** At which a car is driven to its renter and back, rests included. */
  readonly drivingKilometresPerHour: number;
  /** The longest way by road from its base that a car of a category is brought. */
  readonly reachKilometres: Readonly<Record<CategorySlug, number>>;
  /** Within it around a served city a listed place costs nothing more; as the crow flies. */
  readonly freeRadiusKilometres: number;
  /** Euro cents for each kilometre beyond that radius; as the crow flies. */
  readonly ratePerKilometre: Cents;
  /** What the company needs before a car that was asked for online sets out. */
  readonly preparationHours: number;
}
