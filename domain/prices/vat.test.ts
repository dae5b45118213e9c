// Rule: product.md#vat
import fc from "fast-check";
import { expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { containedVat, isVatShown } from "./vat.ts";

const at = (vatRateBasisPoints: number | null, ...amounts: number[]) =>
  amounts.map((amount) => ({ amount, vatRateBasisPoints }));

test.each([
  ["Italy, 22 %", 2200, [122_000], 22_000],
  ["Monaco and France, 20 %", 2000, [120_000], 20_000],
  ["Switzerland, 8.1 %", 810, [100_000], 7493],
  ["several lines, rounded once", 2200, [100, 100, 100], 54],
  ["a discount", 2200, [300_000, -30_000], 48_689],
  ["half a cent, rounded up", 10_000, [1], 1],
  ["an agreed price of nothing", 2200, [50_000, -50_000], 0],
  ["more discount than price", 2200, [-122_000], -22_000],
])("the tax of %s", (_name, rate, amounts, expected) => {
  expect(containedVat(at(rate, ...amounts))).toEqual([{ rateBasisPoints: rate, amount: expected }]);
});

test("each rate of a bill has its own sum; lines without a rate have none", () => {
  expect(containedVat([...at(2200, 12_200), ...at(2000, 12_000), ...at(null, 5000), ...at(0, 5000)])).toEqual([
    { rateBasisPoints: 2200, amount: 2200 },
    { rateBasisPoints: 2000, amount: 2000 },
  ]);
  expect(containedVat(at(null, 100_000))).toEqual([]);
});

test("the tax of a total is whole cents, within half a cent of the exact tax and a cent per line of the lines' taxes", () => {
  const rates = fc.constantFrom(2200, 2000, 2100, 1900, 810, 1, 10_000);
  const amounts = fc.array(fc.integer({ min: -500_000, max: 3_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rates, amounts, (rate, lines) => {
      const [total] = containedVat(at(rate, ...lines));
      const tax = total?.amount ?? Number.NaN;
      const sum = lines.reduce((all, amount) => all + amount, 0);
      expect(Number.isSafeInteger(tax)).toBe(true);
      expect(Math.abs(tax * (10_000 + rate) - sum * rate) * 2).toBeLessThanOrEqual(10_000 + rate);
      const byLine = lines
        .flatMap((amount) => containedVat(at(rate, amount)))
        .reduce((all, { amount }) => all + amount, 0);
      expect(Math.abs(tax - byLine)).toBeLessThanOrEqual(lines.length);
    }),
  );
});

test("the order of the lines changes no tax", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (lines) => {
      expect(containedVat(at(2200, ...lines.toReversed()))).toEqual(containedVat(at(2200, ...lines)));
    }),
  );
});

// Rule: product.md#vat "Bills of rentals that begin in Italy"
test("bills show the tax in Italy, and abroad only if the owner says so", () => {
  expect(isVatShown("Italia", TEST_SITE)).toBe(true);
  expect(isVatShown("Svizzera", TEST_SITE)).toBe(false);
  expect(isVatShown("Svizzera", { showsVatAbroad: true })).toBe(true);
});
