import type { Cents } from "#domain/money.ts";

/** How the company rents, beside what differs from car to car (product.md#rental-facts). */
export interface RentalRules {
  /** By what the rental can be paid when the car is taken. */
  readonly payments: readonly string[];
  readonly kaskoCovers: readonly string[];
  readonly kaskoExcludes: readonly string[];
  /** Of each further driver. */
  readonly furtherDriverDailyRate: Cents;
  /** Days within which a bank shows a released deposit. */
  readonly depositShownWithinDays: number;
}
