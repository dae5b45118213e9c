// Rule: product.md#rates "A higher base rate"
import fc from "fast-check";
import { expect, test } from "vitest";
import { findHighestBaseRate, findLowestBaseRate } from "./base-rate-limit.ts";

const prices = fc
  .record({
    amount: fc.integer({ min: 0, max: 500_000 }),
    percent: fc.integer({ min: 0, max: 1500 }),
    step: fc.integer({ min: 1, max: 90_000 }),
    cap: fc.integer({ min: 1, max: 5_000_000 }),
  })
  .map(
    ({ amount, percent, step, cap }) =>
      (rate: number) =>
        Math.min(cap, amount + Math.round((rate * percent) / 100) + Math.floor(rate / step) * 70),
  );

test("finds the base rates at the border of a price", () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 3_000_000 }), (priceOf, limit) => {
      const highest = findHighestBaseRate(priceOf, limit);
      if (highest > 0) expect(priceOf(highest)).toBeLessThanOrEqual(limit);
      if (highest < 2_147_483_647) expect(priceOf(highest + 1)).toBeGreaterThan(limit);
      expect(findLowestBaseRate(priceOf, limit + 1)).toBe(highest + 1);
    }),
  );
});
