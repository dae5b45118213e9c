import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { findWinningRule } from "./matching-rules.ts";
import { percentOf } from "./percent-of.ts";
import type { DayRule } from "./rate-rule.ts";

/** A rental day with its price, and id and names of the rule that set it; null for the base rate. */
export interface PricedDay {
  readonly date: CivilDate;
  readonly price: Cents;
  readonly rule: Pick<DayRule, "id" | "names" | "cancellation"> | null;
}

/** The days of a booking with the prices at which they were booked. */
export type BookedDays = ReadonlyMap<CivilDate, PricedDay>;

/**
 * Prices each day of a rental by the rule that wins on it (product.md#rates). The days are the civil days from the pickup on, whatever its hour, zone
 * or clock change. A day in `bookedDays` keeps the price at which it was booked.
 */
export function priceDays(
  rental: { pickupDate: CivilDate; days: number; dailyRate: Cents; bookedDays?: BookedDays | undefined },
  rules: readonly DayRule[],
): PricedDay[] {
  return Array.from({ length: rental.days }, (_, index) => {
    const date = addDays(rental.pickupDate, index);
    return rental.bookedDays?.get(date) ?? priceDay(date, rental.dailyRate, rules);
  });
}

/** Prices one day. */
export function priceDay(date: CivilDate, dailyRate: Cents, rules: readonly DayRule[]): PricedDay {
  const rule = rules.length === 0 ? null : findWinningRule(rules, date);
  return { date, price: rule ? priceByRule(rule, dailyRate) : dailyRate, rule };
}

/** Returns the price of a day by its rule; a percentage of the base rate is rounded half up. */
export function priceByRule({ price }: DayRule, dailyRate: Cents): Cents {
  return "amount" in price ? price.amount : percentOf(dailyRate, price.percent);
}
