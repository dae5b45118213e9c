import type { Cents } from "#domain/money.ts";

/** How the company rents, beside what differs from car to car (product.md#rental-facts). */
export interface RentalRules {
  /** By what the rental can be paid when the car is taken: "con carta di credito". */
  readonly payments: readonly string[];
  readonly kaskoCovers: readonly string[];
  readonly kaskoExcludes: readonly string[];
  /** What the renter pays beside the rental, a sentence. */
  readonly ownCosts: string;
  /** How full the car comes back, a sentence. */
  readonly fuelLevel: string;
  /** Who else may drive, a sentence; what one costs is said after it. */
  readonly furtherDrivers: string;
  /** Of each further driver. */
  readonly furtherDriverDailyRate: Cents;
  /** What the deposit is, as the end of "Il deposito cauzionale è …". */
  readonly depositHeld: string;
  /** Days within which a bank shows a released deposit. */
  readonly depositShownWithinDays: number;
}
