// Rule: product.md#rates-screen ""Anno" shows"
import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteRental } from "#domain/prices/price.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";
import { arbitraryDayRules } from "#test/factories/arbitrary-day-rules.ts";
import { listRulesByRank } from "./matching-rules.ts";
import {
  type CalendarCell,
  createRateCalendar,
  listCalendarWeeks,
  listDaysOfMonth,
  type RatedCars,
} from "./rate-calendar.ts";
import type { RateRule } from "./rate-rule.ts";
import { dayRule, lengthRule, RATED_CAR, weekendPackage } from "./rate-rules.fixture.ts";
import { prepareRates, ratesOfVehicle } from "./rates-of-vehicle.ts";

const TODAY = "2027-01-10";
const PLACE = { slug: "milano", latitude: null, longitude: null };
const CARS: RatedCars[] = [
  { vehicle: RATED_CAR, cars: 3, lowest: 90_000, highest: 120_000 },
  { vehicle: { ...RATED_CAR, id: "car-2" }, cars: 1, lowest: 70_000, highest: 70_000 },
  { vehicle: { ...RATED_CAR, id: "car-3", location: "Roma", brand: "Lamborghini" }, cars: 2, lowest: 1, highest: 99 },
];

/** Prices a rental of one day by the engine, without packages and discounts for its length. */
function priceOneDay(rules: readonly RateRule[], cars: RatedCars, date: CivilDate): number[] {
  const { dayRules } = ratesOfVehicle(rules, cars.vehicle, TODAY);
  return [cars.lowest, cars.highest].map(
    (dailyRate) =>
      quoteRental({
        dailyRate,
        pickup: { date, time: "10:00" },
        return: { date: addDays(date, 1), time: "10:00" },
        graceMinutes: 0,
        pickupCity: PLACE,
        returnCity: PLACE,
        oneWayRatePerKilometre: 0,
        rates: { dayRules, packages: [], lengthRules: [], minimumRules: [] },
        terms: { includedKilometresPerDay: 0 },
      }).total,
  );
}

test("a cell has the lowest and highest price of a rental of one of its days, its winning rules and those they hide", () => {
  const starts = fc.integer({ min: -400, max: 800 }).map((days) => addDays(TODAY, days));
  const lengths = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(arbitraryDayRules(TODAY), starts, lengths, (rules, start, days) => {
      let next = start;
      const columns = days.map((length) => {
        const column = { first: next, last: addDays(next, length - 1) };
        next = addDays(next, length);
        return column;
      });
      const cells = createRateCalendar(columns, prepareRates(rules, TODAY))(CARS);
      for (const [index, { first }] of columns.entries()) {
        const dates = Array.from({ length: days[index] ?? 0 }, (_, day) => addDays(first, day));
        const prices = dates.flatMap((date) => CARS.flatMap((cars) => priceOneDay(rules, cars, date)));
        expect(cells[index]).toMatchObject({ low: Math.min(...prices), high: Math.max(...prices) });
        expect(toNames(cells[index])).toEqual(listWinners(rules, dates));
      }
    }),
  );
});

/** Returns winning rules with cars, days and the rules they hide. */
function toNames(cell: CalendarCell | null | undefined) {
  const seasons = cell?.seasons ?? [];
  return new Map(
    seasons
      .map(({ rule, cars, days, hidden }) => [rule?.id ?? "", { cars, days, hidden: idsOf(hidden) }] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function listWinners(rules: readonly RateRule[], dates: readonly CivilDate[]) {
  const won = CARS.flatMap((cars) =>
    dates.map((date) => {
      const [winner, ...hidden] = listRulesByRank(ratesOfVehicle(rules, cars.vehicle, TODAY).dayRules, date);
      return { cars, date, id: winner?.id ?? "", hidden };
    }),
  );
  return new Map(
    [...Map.groupBy(won, ({ id }) => id)]
      .map(([id, days]) => {
        const cars = new Set(days.map((day) => day.cars));
        const value = {
          cars: [...cars].reduce((sum, group) => sum + group.cars, 0),
          days: new Set(days.map(({ date }) => date)).size,
          hidden: idsOf(new Set(days.flatMap((day) => day.hidden))),
        };
        return [id, value] as const;
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const idsOf = (rules: Iterable<RateRule>) => [...rules].map(({ id }) => id).sort();

test("the season with the most days of cars comes first; packages, discounts and other booking days do not count", () => {
  const rules = [
    dayRule("Estate", { percent: 110 }, { from: "2027-06-01", until: "2027-08-31" }),
    dayRule(
      "Agosto",
      { amount: 190_000 },
      { from: "2027-08-05", until: "2027-08-31", scope: { kind: "category", category: "sportive" } },
    ),
    dayRule("Anticipo", { amount: 1 }, { bookUntil: "2027-01-09" }),
    weekendPackage({ price: 1 }),
    lengthRule(1, 90),
  ];
  const week = { first: "2027-08-02", last: "2027-08-08" };
  const [cell] = createRateCalendar([week], prepareRates(rules, TODAY))(CARS.slice(0, 1));
  expect(cell).toMatchObject({
    low: 99_000,
    high: 190_000,
    seasons: [
      { rule: { id: "Agosto" }, low: 190_000, high: 190_000, cars: 3, days: 4, hidden: [{ id: "Estate" }] },
      { rule: { id: "Estate" }, low: 99_000, high: 132_000, cars: 3, days: 3, hidden: [] },
    ],
  });
});

test("a column without cars has no price", () => {
  expect(createRateCalendar(listDaysOfMonth("2027-02"), prepareRates([], TODAY))([])).toEqual(Array(28).fill(null));
});

test("weeks begin on Mondays and are cut at both ends", () => {
  const weeks = listCalendarWeeks("2027-01");
  expect(weeks).toHaveLength(53);
  expect(weeks.slice(0, 2)).toEqual([
    { first: "2027-01-01", last: "2027-01-03" },
    { first: "2027-01-04", last: "2027-01-10" },
  ]);
  expect(weeks.at(-1)).toEqual({ first: "2027-12-27", last: "2027-12-31" });
  const later = listCalendarWeeks("2027-12");
  expect([later[0], later.at(-1)]).toEqual([
    { first: "2027-12-01", last: "2027-12-05" },
    { first: "2028-11-27", last: "2028-11-30" },
  ]);
  expect(listDaysOfMonth("2028-02").at(-1)).toEqual({ first: "2028-02-29", last: "2028-02-29" });
});
