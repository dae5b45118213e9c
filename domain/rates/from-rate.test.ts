// Rule: product.md#rates "Lowest price of a day."
import fc from "fast-check";
import { expect, test } from "vitest";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { FROM_RATE_DAYS, findFromRates } from "./from-rate.ts";
import { priceDay } from "./price-days.ts";
import type { RateRule } from "./rate-rule.ts";
import { dayRule, lengthRule, RATED_CAR, weekendPackage } from "./rate-rules.fixture.ts";
import { ratesOfVehicle } from "./rates-of-vehicle.ts";

const TODAY = "2027-01-10";
const CAR = { ...RATED_CAR, dailyRate: 100_000 };

const day = fc.integer({ min: -400, max: 800 }).map((days): CivilDate => addDays(TODAY, days));
const dayRules = fc
  .record({
    scope: fc.constantFrom<RateRule["scope"][]>(
      { kind: "all" },
      { kind: "category", category: "sportive" },
      { kind: "category", category: "suv" },
      { kind: "brand", brand: "Ferrari" },
      { kind: "vehicle", vehicle: RATED_CAR.id },
      { kind: "vehicle", vehicle: "car-2" },
    ),
    city: fc.constantFrom(null, "Milano", "Roma"),
    ends: fc.oneof(
      fc.tuple(fc.constantFrom("2024-02-29", "2026-12-01", "2027-01-10"), fc.constantFrom("2028-02-29", "2027-03-01")),
      fc.tuple(day, day).map((ends) => ends.toSorted()),
      fc.tuple(fc.option(day), fc.constant(null)),
      fc.tuple(fc.constant(null), fc.option(day)),
    ),
    yearly: fc.boolean(),
    weekdays: fc.subarray([...WEEKDAYS]),
    bookUntil: fc.constantFrom(null, "2027-01-09", TODAY),
    createdAt: fc.integer({ min: 0, max: 2 }),
    price: fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 200_000 }) }),
      fc.record({ percent: fc.integer({ min: 1, max: 200 }) }),
    ),
  })
  .map(({ price, ends: [from = null, until = null], yearly, ...rest }) =>
    dayRule("Giorno", price, { ...rest, from, until, yearly: yearly && from !== null && until !== null }),
  );
const ruleSets = fc
  .array(dayRules, { maxLength: 10 })
  .map((rules) => rules.map((rule, index): RateRule => ({ ...rule, id: `r${index}` })));

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
