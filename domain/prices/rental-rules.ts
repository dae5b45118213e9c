/** The company's rental rules that are the same for all cars (product.md#rental-facts). */
export interface RentalRules {
  /** Payment methods at the pickup: "con carta di credito". */
  readonly payments: readonly string[];
  readonly kaskoCovers: readonly string[];
  readonly kaskoExcludes: readonly string[];
  /** A sentence on what the renter pays in addition. */
  readonly ownCosts: string;
  /** A sentence on the fuel level at the return. */
  readonly fuelLevel: string;
  /** A sentence on who else may drive; the price of the extra follows it. */
  readonly furtherDrivers: string;
  /** How the deposit is held, as the end of "Il deposito cauzionale è …". */
  readonly depositHeld: string;
  /** Days until a bank shows a released deposit. */
  readonly depositShownWithinDays: number;
  /** The company's own texts among these that stand in Italian on a page in another language; absent without any. */
  readonly italianTexts?: readonly string[];
}
