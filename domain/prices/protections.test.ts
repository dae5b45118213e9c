// Rule: product.md#protections
import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { MIN_DEPOSIT, protectedTerms, type ReducedAmount } from "./protections.ts";

const terms = {
  deposit: 1_000_000,
  excess: 800_000,
  includedKilometresPerDay: 150,
  extraKilometre: 600,
  minimumAge: 25,
  minimumLicenceYears: 3,
};
const whole: ReducedAmount = { percent: 100, byCategory: {} };

test.each<[string, ReducedAmount, ReducedAmount, number, number]>([
  ["half of both", { ...whole, percent: 50 }, { ...whole, percent: 50 }, 400_000, 500_000],
  ["no excess, the deposit as it is", { ...whole, percent: 0 }, whole, 0, 1_000_000],
  ["a tenth of the deposit would be below 3,000 euro", whole, { ...whole, percent: 10 }, 800_000, 300_000],
  [
    "amounts of the category",
    { percent: 50, byCategory: { sportive: 250_000 } },
    { percent: 50, byCategory: { sportive: 350_000 } },
    250_000,
    350_000,
  ],
  [
    "amounts of another category",
    { percent: 50, byCategory: { suv: 1 } },
    { percent: 60, byCategory: { suv: 350_000 } },
    400_000,
    600_000,
  ],
  [
    "amounts above the car's own",
    { percent: 50, byCategory: { sportive: 900_000 } },
    { percent: 50, byCategory: { sportive: 1_100_000 } },
    800_000,
    1_000_000,
  ],
])("%s", (_name, excess, deposit, expectedExcess, expectedDeposit) => {
  expect(protectedTerms(terms, { excess, deposit }, "sportive")).toEqual({
    ...terms,
    excess: expectedExcess,
    deposit: expectedDeposit,
  });
});

test("a percentage is rounded half up to whole cents", () => {
  const odd = { ...terms, excess: 333_33, deposit: 777_777 };
  const half = { ...whole, percent: 50 };
  expect(protectedTerms(odd, { excess: half, deposit: half }, null)).toMatchObject({
    excess: 166_67,
    deposit: 388_889,
  });
});

test("a protection raises nothing, and no deposit falls below 3,000 euro", () => {
  const amounts = fc.record({
    percent: fc.integer({ min: 0, max: 100 }),
    byCategory: fc.dictionary(fc.constantFrom(...CATEGORY_SLUGS), fc.integer({ min: 0, max: 5_000_000 })),
  });
  const own = fc.record({
    deposit: fc.integer({ min: MIN_DEPOSIT, max: 1_000_000 }),
    excess: fc.integer({ min: 0, max: 5_000_000 }),
  });
  fc.assert(
    fc.property(own, amounts, amounts, fc.constantFrom(null, ...CATEGORY_SLUGS), (car, excess, deposit, category) => {
      const reduced = protectedTerms({ ...terms, ...car }, { excess, deposit }, category);
      expect(reduced.excess).toBeLessThanOrEqual(car.excess);
      expect(reduced.deposit).toBeLessThanOrEqual(car.deposit);
      expect(reduced.deposit).toBeGreaterThanOrEqual(MIN_DEPOSIT);
      expect(reduced.excess).toBeGreaterThanOrEqual(0);
      expect([reduced.excess, reduced.deposit].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
