import type { Cents } from "#domain/money.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { PriceLine } from "./price-line.ts";

/** The value added tax that a bill contains at one rate. */
export interface ContainedVat {
  /** Hundredths of a percent. */
  rateBasisPoints: number;
  /** Negative if discounts exceed the other lines of the rate. */
  amount: Cents;
}

/** The country where bills show the tax that they contain, whatever the setting. */
const HOME_COUNTRY = "Italia";

const FULL_BASIS_POINTS = 10_000;

/** Whether bills of rentals that begin in a country show the tax that they contain (product.md#vat). */
export const isVatShown = (country: string, { showsVatAbroad }: Pick<SiteConfiguration, "showsVatAbroad">): boolean =>
  country === HOME_COUNTRY || showsVatAbroad;

/**
 * Returns the value added tax that the lines contain, by rate, in the order of the lines (product.md#vat). Lines without a rate, and a rate of zero,
 * contain none. Each amount is amount × rate ÷ (100 % + rate) of all lines at that rate, rounded half up once.
 */
export function containedVat(lines: readonly Pick<PriceLine, "amount" | "vatRateBasisPoints">[]): ContainedVat[] {
  const sums = new Map<number, Cents>();
  for (const { amount, vatRateBasisPoints } of lines) {
    if (vatRateBasisPoints) sums.set(vatRateBasisPoints, (sums.get(vatRateBasisPoints) ?? 0) + amount);
  }
  return [...sums].map(([rateBasisPoints, gross]) => ({ rateBasisPoints, amount: taxIn(gross, rateBasisPoints) }));
}

/** Returns the tax in an amount that contains it. A negative amount is rounded as its positive, then negated. */
function taxIn(gross: Cents, rateBasisPoints: number): Cents {
  const divisor = FULL_BASIS_POINTS + rateBasisPoints;
  // Whole numbers only: twice the dividend plus the divisor, divided by twice the divisor, rounds half up.
  const dividend = 2 * Math.abs(gross) * rateBasisPoints + divisor;
  const tax = (dividend - (dividend % (2 * divisor))) / (2 * divisor);
  return gross < 0 && tax > 0 ? -tax : tax;
}
