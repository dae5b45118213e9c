// Rule: product.md#rates
import fc from "fast-check";
import { expect, test } from "vitest";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import { sumLines } from "#domain/prices/price-line.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { choosePackages, listUsablePackages, packageDays } from "./choose-packages.ts";
import { findMinimumLength } from "./length-discount.ts";
import { listRulesByRank } from "./matching-rules.ts";
import { preparePeriodRates } from "./period-rates.ts";
import { priceDays } from "./price-days.ts";
import { priceRentalDays } from "./price-rental-days.ts";
import type { PackageRule, RateRule } from "./rate-rule.ts";
import { dayRule, lengthRule, minimumRule, RATED_CAR, weekendPackage } from "./rate-rules.fixture.ts";
import { prepareRates, ratesOfVehicle } from "./rates-of-vehicle.ts";

const day = fc.integer({ min: 0, max: 60 }).map((days): CivilDate => addDays("2027-07-20", days));
const time = fc.constantFrom(...TIME_SLOTS);
const price = fc.integer({ min: 1, max: 300_000 });
const scope = fc.constantFrom<RateRule["scope"][]>(
  { kind: "all" },
  { kind: "category", category: "sportive" },
  { kind: "category", category: "suv" },
  { kind: "brand", brand: "Ferrari" },
  { kind: "vehicle", vehicle: RATED_CAR.id },
);
const conditions = fc.record({
  scope,
  city: fc.constantFrom(null, "Milano", "Roma"),
  from: fc.option(day),
  until: fc.option(day),
  createdAt: fc.integer({ min: 0, max: 3 }),
});
const dayRules = fc
  .record({
    conditions,
    weekdays: fc.subarray([...WEEKDAYS]),
    price: fc.oneof(fc.record({ amount: price }), fc.record({ percent: fc.integer({ min: 1, max: 500 }) })),
  })
  .map(({ conditions: own, ...rest }) => dayRule("Giorno", rest.price, { ...own, weekdays: rest.weekdays }));
const packages = fc
  .record({
    conditions,
    weekday: fc.constantFrom(...WEEKDAYS),
    from: time,
    lastDay: fc.integer({ min: 1, max: 5 }),
    until: time,
    price,
  })
  .map(({ conditions: own, weekday, from, lastDay, until, price: cents }) =>
    weekendPackage({ ...own, window: { weekday, from, lastDay, until }, price: cents }),
  );
const lengthRules = fc
  .record({ conditions, days: fc.integer({ min: 1, max: 14 }), percent: fc.integer({ min: 1, max: 100 }) })
  .map(({ conditions: own, days, percent }) => lengthRule(days, percent, own));
const minimumRules = fc
  .record({ conditions, days: fc.integer({ min: 1, max: 9 }), weekdays: fc.subarray([...WEEKDAYS]) })
  .map(({ conditions: own, days, weekdays }) => minimumRule(days, { ...own, weekdays }));
const ruleSets = fc
  .array(fc.oneof(dayRules, packages, lengthRules, minimumRules), { maxLength: 12 })
  .map((rules) => rules.map((rule, index): RateRule => ({ ...rule, id: `r${index}` })));
const periods = fc
  .record({ date: day, from: time, length: fc.integer({ min: 0, max: 12 }), to: time })
  .map(({ date, from, length, to }) => ({
    pickup: { date, time: from },
    return: { date: addDays(date, length), time: to },
  }))
  .filter(({ pickup, return: back }) => back.date > pickup.date || back.time > pickup.time);

function priceWith(
  rules: readonly RateRule[],
  period: { pickup: { date: string; time: string }; return: { date: string; time: string } },
) {
  return priceRentalDays({
    dailyRate: 100_000,
    days: countRentalDays(period.pickup, period.return, 0),
    period,
    rates: ratesOfVehicle(rules, RATED_CAR, "2027-01-10"),
    includedKilometresPerDay: 250,
  });
}

// Rule: product.md#rates "Length discount."
test("lines are whole cents, their quantity times unit price, and never sum up to less than nothing", () => {
  fc.assert(
    fc.property(ruleSets, periods, (rules, period) => {
      const { lines } = priceWith(rules, period);
      for (const { amount, quantity, unitPrice } of lines) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBe(quantity * unitPrice);
      }
      expect(sumLines(lines)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the order of the rules changes nothing", () => {
  fc.assert(
    fc.property(
      ruleSets.chain((rules) => fc.tuple(fc.constant(rules), fc.shuffledSubarray(rules, { minLength: rules.length }))),
      periods,
      ([rules, shuffled], period) => {
        expect(priceWith(shuffled, period)).toEqual(priceWith(rules, period));
      },
    ),
  );
});

// Rule: product.md#rates "Days."
test("every day is priced once: alone, or within a package", () => {
  fc.assert(
    fc.property(ruleSets, periods, (rules, period) => {
      const { lines } = priceWith(rules, period);
      const days = lines.reduce((sum, line) => {
        if (line.code === "days") return sum + line.quantity;
        return line.code === "package" ? sum + line.params.days : sum;
      }, 0);
      expect(days).toBe(countRentalDays(period.pickup, period.return, 0));
    }),
  );
});

/** Returns the least cost of the days from an index on, in hundredths of a cent, by trying every choice. */
function leastCost(
  prices: readonly number[],
  usable: readonly { firstDay: number; days: number; price: number }[],
  index: number,
): number {
  const [first, ...rest] = prices;
  if (first === undefined) return 0;
  const alone = first + leastCost(rest, usable, index + 1);
  const within = usable
    .filter(({ firstDay }) => firstDay === index)
    .map((used) => used.price + leastCost(prices.slice(used.days), usable, index + used.days));
  return Math.min(alone, ...within);
}

// Rule: product.md#rates "Packages"
test("packages make the rental as cheap as any choice of packages can", () => {
  fc.assert(
    fc.property(
      fc.array(packages, { maxLength: 4 }),
      periods,
      fc.integer({ min: 0, max: 100 }),
      (rules, period, discountPercent) => {
        const own = rules.map((rule, index): PackageRule => ({ ...rule, id: `r${index}` }));
        const days = priceDays(
          {
            pickupDate: period.pickup.date,
            days: countRentalDays(period.pickup, period.return, 0),
            dailyRate: 100_000,
          },
          [],
        );
        const dates = days.map(({ date }) => date);
        const usable = own.flatMap((rule) =>
          days.flatMap((_, firstDay) => {
            // Offered alone and for nothing, a package is used wherever it may be.
            const alone = days.map((one, index) => ({ ...one, price: index < firstDay ? 0 : 1 }));
            const forNothing = listUsablePackages(dates, [{ ...rule, price: 0 }], period);
            return choosePackages({ days: alone, usable: forNothing, discountPercent: 0 })
              .filter((used) => used.firstDay === firstDay)
              .map((used) => ({ firstDay, days: used.days, price: rule.price * 100 }));
          }),
        );
        const chosen = choosePackages({ days, usable: listUsablePackages(dates, own, period), discountPercent });
        const covered = chosen.reduce((sum, used) => sum + used.days, 0);
        const cost = chosen.reduce(
          (sum, { rule }) => sum + rule.price * 100,
          (days.length - covered) * 100_000 * (100 - discountPercent),
        );
        expect(cost).toBe(
          leastCost(
            days.map(() => 100_000 * (100 - discountPercent)),
            usable,
            0,
          ),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test("a window covers its hours in started days", () => {
  const { window } = weekendPackage();
  expect(packageDays(window)).toBe(3);
  expect(packageDays({ ...window, until: "15:00" })).toBe(3);
  expect(packageDays({ ...window, until: "15:30" })).toBe(4);
});

test("of two rules for the same cars and days the newer one wins, then the smaller id", () => {
  const older = dayRule("Prima", { amount: 1 }, { createdAt: 1 });
  const newer = dayRule("Dopo", { amount: 1 }, { createdAt: 2 });
  const twin = dayRule("Altra", { amount: 1 }, { createdAt: 2 });
  expect(listRulesByRank([older, newer, twin], "2027-05-03").map(({ id }) => id)).toEqual(["Altra", "Dopo", "Prima"]);
});

test("a yearly range may cross the new year", () => {
  const holidays = dayRule("Feste", { amount: 1 }, { from: "2026-12-20", until: "2027-01-06", yearly: true });
  const covers = (date: CivilDate) => listRulesByRank([holidays], date).length === 1;
  expect(["2028-12-19", "2028-12-20", "2029-01-06", "2029-01-07"].map(covers)).toEqual([false, true, true, false]);
});

// Rule: product.md#rates "Minimum length."
test("the minimum length is the largest of the narrowest scope, by the first day", () => {
  const everywhere = minimumRule(5);
  const sports = minimumRule(2, { scope: { kind: "category", category: "sportive" } });
  const longer = minimumRule(3, { scope: { kind: "category", category: "sportive" }, weekdays: ["friday"] });
  const { minimumRules } = ratesOfVehicle([everywhere, sports, longer], RATED_CAR, "2027-01-10");
  expect(findMinimumLength(minimumRules, "2027-05-07")?.days).toBe(3);
  expect(findMinimumLength(minimumRules, "2027-05-06")?.days).toBe(2);
  expect(findMinimumLength([], "2027-05-06")).toBeNull();
});

// Rule: product.md#explore "Sorted by price, results"
test("prices and minimum lengths for a whole search are those of each car", () => {
  const cars = fc.record({
    id: fc.constantFrom(RATED_CAR.id, "car-2"),
    brand: fc.constantFrom("Ferrari", "Porsche"),
    category: fc.constantFrom("sportive" as const, "suv" as const),
    location: fc.constantFrom("Milano", "Roma", "Como"),
  });
  fc.assert(
    fc.property(
      ruleSets,
      periods,
      fc.array(fc.tuple(cars, price), { minLength: 1, maxLength: 5 }),
      (rules, period, chosen) => {
        const days = countRentalDays(period.pickup, period.return, 0);
        const prepared = preparePeriodRates(prepareRates(rules, "2027-01-10"), { period, days });
        for (const [vehicle, dailyRate] of chosen) {
          const rates = ratesOfVehicle(rules, vehicle, "2027-01-10");
          const request = { dailyRate, days, period, includedKilometresPerDay: 250 };
          const priced = priceRentalDays({ ...request, rates });
          const { rates: decisive, rentalOf } = prepared.rateOf(vehicle);
          expect(priceRentalDays({ ...request, rates: decisive })).toEqual(priced);
          expect(rentalOf(dailyRate)).toBe(sumLines(priced.lines));
          const minimum = findMinimumLength(rates.minimumRules, period.pickup.date)?.days ?? 1;
          expect(prepared.minimumDaysOf(vehicle)).toBe(minimum);
          if (minimum > days) expect(prepared.mayBeTooShort).toBe(true);
          if (rentalOf(dailyRate) !== days * dailyRate) expect(prepared.mayChangePrices).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
