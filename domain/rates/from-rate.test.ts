// Rule: product.md#rates "Lowest price of a day."
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { arbitraryDayRules } from "#test/factories/arbitrary-day-rules.ts";
import { FROM_RATE_DAYS, findFromRates } from "./from-rate.ts";
import { priceDay } from "./price-days.ts";
import type { RateRule } from "./rate-rule.ts";
import { dayRule, lengthRule, RATED_CAR, weekendPackage } from "./rate-rules.fixture.ts";
import { ratesOfVehicle } from "./rates-of-vehicle.ts";

const TODAY = "2027-01-10";
const CAR = { ...RATED_CAR, dailyRate: 100_000 };

const ruleSets = arbitraryDayRules(TODAY);

/** Returns the lowest price by pricing each day. */
function lowestByDay(rules: readonly RateRule[], car: typeof CAR): number {
  const { dayRules: own } = ratesOfVehicle(rules, car, TODAY);
  const prices = Array.from(
    { length: FROM_RATE_DAYS },
    (_, index) => priceDay(addDays(TODAY, index), car.dailyRate, own).price,
  );
  return Math.min(...prices);
}

test("the lowest price of a day is that of the cheapest of the next 365 days", () => {
  fc.assert(
    fc.property(ruleSets, fc.integer({ min: 1, max: 200_000 }), (rules, dailyRate) => {
      const { fromRateOf } = findFromRates(rules, TODAY);
      for (const car of [
        { ...CAR, dailyRate },
        { ...CAR, id: "car-3", location: "Roma", dailyRate },
      ]) {
        expect(fromRateOf(car)).toBe(lowestByDay(rules, car));
      }
    }),
  );
});

test("packages and length discounts do not count, nor does a day after a year", () => {
  const later = dayRule("Dopo", { amount: 1 }, { from: addDays(TODAY, FROM_RATE_DAYS) });
  const rates = findFromRates([weekendPackage({ price: 1 }), lengthRule(1, 90), later], TODAY);
  expect(rates).toMatchObject({ isBaseRate: true, hasVehicleRules: false });
  expect(rates.fromRateOf(CAR)).toBe(100_000);
});

test("says whether rules are for single cars", () => {
  const own = dayRule("Sua", { amount: 90_000 }, { scope: { kind: "vehicle", vehicle: CAR.id } });
  expect(findFromRates([own], TODAY)).toMatchObject({ isBaseRate: false, hasVehicleRules: true });
});
