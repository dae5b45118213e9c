import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { compareWidth, coversDay } from "./matching-rules.ts";
import type { LengthRule, MinimumRule } from "./rate-rule.ts";

/**
 * Returns the length discount of a rental, or null: of the rules that cover its first day, those of the narrowest scope count, and of these the one with
 * the largest percentage among the lengths that the rental reaches (product.md#rates).
 */
export function findLengthDiscount(
  rules: readonly LengthRule[],
  { pickupDate, days }: { pickupDate: CivilDate; days: number },
): LengthRule | null {
  const reached = narrowestOf(rules.filter((rule) => coversDay(rule, pickupDate))).filter((rule) => rule.days <= days);
  return (
    reached.sort(
      (one, other) => other.percent - one.percent || other.days - one.days || (one.id < other.id ? -1 : 1),
    )[0] ?? null
  );
}

/** Returns the minimum length of a rental that begins on a day, or null: the largest of the narrowest scope (product.md#rates). */
export function findMinimumLength(rules: readonly MinimumRule[], pickupDate: CivilDate): MinimumRule | null {
  const narrowest = narrowestOf(rules.filter((rule) => coversDay(rule, pickupDate)));
  return narrowest.sort((one, other) => other.days - one.days || (one.id < other.id ? -1 : 1))[0] ?? null;
}

function narrowestOf<Rule extends LengthRule | MinimumRule>(rules: readonly Rule[]): Rule[] {
  const [narrowest] = rules.toSorted(compareWidth);
  return narrowest ? rules.filter((rule) => compareWidth(rule, narrowest) === 0) : [];
}
