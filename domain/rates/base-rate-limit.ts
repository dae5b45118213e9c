import type { Cents } from "#domain/money.ts";

/** The largest amount that the database stores. */
const MAX_BASE_RATE = 2_147_483_647;

/**
 * Returns the highest base rate at which a price does not exceed a limit; 0 if every price does. The price must not fall as the base rate rises, as the
 * price of a rental does not in a group of cars with the same rules (product.md#rates).
 */
export function findHighestBaseRate(priceOf: (dailyRate: Cents) => Cents, limit: Cents): Cents {
  let low = { rate: 0, price: Number.NEGATIVE_INFINITY };
  let high = { rate: 100_000, price: priceOf(100_000) };
  while (high.price <= limit) {
    if (high.rate === MAX_BASE_RATE) return MAX_BASE_RATE;
    low = high;
    const rate = Math.min(high.rate * 8, MAX_BASE_RATE);
    high = { rate, price: priceOf(rate) };
  }
  // A price is nearly a line between two rates: guess on this line, and halve every other time, so that a step cannot make it slow.
  for (let step = 0; high.rate - low.rate > 1; step += 1) {
    const share =
      step % 2 === 0 && Number.isFinite(low.price) ? (limit - low.price + 0.5) / (high.price - low.price) : 0.5;
    const guess = low.rate + Math.floor((high.rate - low.rate) * share);
    const rate = Math.min(Math.max(guess, low.rate + 1), high.rate - 1);
    const price = priceOf(rate);
    if (price <= limit) low = { rate, price };
    else high = { rate, price };
  }
  return low.rate;
}

/** Returns the lowest base rate at which a price reaches a limit. */
export const findLowestBaseRate = (priceOf: (dailyRate: Cents) => Cents, limit: Cents): Cents =>
  findHighestBaseRate(priceOf, limit - 1) + 1;
