import type { Cents } from "#domain/money.ts";

/** The largest amount that the database stores. */
const MAX_BASE_RATE = 2_147_483_647;
/** A usual base rate, which gives the slope of the prices. */
const SECOND_RATE = 100_000;

/**
 * Returns the highest base rate at which a price does not exceed a limit; 0 if every price does. The price must not fall as the base rate rises, as the
 * price of a rental does not in a group of cars with the same rules (product.md#rates).
 */
export function findHighestBaseRate(priceOf: (dailyRate: Cents) => Cents, limit: Cents): Cents {
  const atZero = priceOf(0);
  if (atZero > limit) return 0;
  // The price does not exceed the limit at `low`, and does at `high`.
  let low = 0;
  let high = MAX_BASE_RATE + 1;
  // A price is nearly a line, so the first guess is nearly right: look around it in growing steps, then halve.
  const slope = (priceOf(SECOND_RATE) - atZero) / SECOND_RATE;
  let wasBelow = true;
  let guess = slope > 0 ? Math.floor((limit - atZero) / slope) : MAX_BASE_RATE;
  for (let step = 1, isHalving = false; high - low > 1; step *= 4) {
    const rate = Math.min(Math.max(guess, low + 1), high - 1);
    const isBelow = priceOf(rate) <= limit;
    if (isBelow) low = rate;
    else high = rate;
    isHalving ||= step > 1 && isBelow !== wasBelow;
    wasBelow = isBelow;
    guess = isHalving ? Math.floor((low + high) / 2) : rate + (isBelow ? step : -step);
  }
  return low;
}

/** Returns the lowest base rate at which a price reaches a limit. */
export const findLowestBaseRate = (priceOf: (dailyRate: Cents) => Cents, limit: Cents): Cents =>
  findHighestBaseRate(priceOf, limit - 1) + 1;
