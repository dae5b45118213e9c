import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import { percentOf } from "#domain/rates/percent-of.ts";
import type { RateNames } from "#domain/rates/rate-rule.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** How much of the car's excess or deposit remains: an amount for its category, or else a whole percentage. */
export interface ReducedAmount {
  readonly percent: number;
  readonly byCategory: Readonly<Partial<Record<CategorySlug, Cents>>>;
}

/** A reduction of the excess that a renter can choose for a price per day (product.md#protections). */
export interface Protection {
  readonly code: string;
  readonly names: RateNames;
  /** Null for none. */
  readonly descriptions: RateNames | null;
  /** Per day. */
  readonly price: Cents;
  readonly excess: ReducedAmount;
  readonly deposit: ReducedAmount;
}

/** Returns the protection with a code; null if none is offered under it. */
export const findProtection = (protections: readonly Protection[], code: string): Protection | null =>
  protections.find((protection) => protection.code === code) ?? null;

/** No protection reduces a deposit below this amount. */
export const MIN_DEPOSIT: Cents = 300_000;

/**
 * Returns the terms of a rental with a protection, or without one (product.md#protections): the excess and the deposit of the car, reduced. Neither is raised, and the
 * deposit does not fall below `MIN_DEPOSIT`.
 */
export const protectedTerms = (
  terms: RentalTerms,
  protection: Pick<Protection, "excess" | "deposit"> | null,
  category: CategorySlug | null,
): RentalTerms =>
  protection === null
    ? terms
    : {
        ...terms,
        excess: reduce(terms.excess, protection.excess, category),
        deposit: Math.min(terms.deposit, Math.max(MIN_DEPOSIT, reduce(terms.deposit, protection.deposit, category))),
      };

function reduce(amount: Cents, { percent, byCategory }: ReducedAmount, category: CategorySlug | null): Cents {
  const ofCategory = category === null ? undefined : byCategory[category];
  return Math.min(amount, ofCategory ?? percentOf(amount, percent));
}
