// Rule: product.md#vehicle-page "If the rates change"
import { expect, test } from "vitest";
import { toCalendarRates } from "./calendar-rates.ts";
import { readCalendarRates } from "./calendar-rates-reader.ts";
import { dayRule, minimumRule, RATED_CAR } from "./rate-rules.fixture.ts";
import { ratesOfVehicle } from "./rates-of-vehicle.ts";

const SPAN = { from: "2027-05-03", to: "2027-05-31" };
const ratesBy = (...rules: Parameters<typeof ratesOfVehicle>[0]) => ({
  dailyRate: 100_000,
  rates: ratesOfVehicle(rules, RATED_CAR, "2027-01-10"),
});

test("lists only the days that do not cost the base rate, and minimum lengths of more than a day", () => {
  const weekend = dayRule("Weekend", { percent: 120 }, { weekdays: ["saturday", "sunday"], until: "2027-05-16" });
  const event = minimumRule(4, { from: "2027-05-20", until: "2027-05-22" });
  const rates = toCalendarRates(SPAN, ratesBy(weekend, event));
  expect(rates).toEqual({
    base: 100_000,
    prices: [
      [5, 2, 120_000],
      [5, 2, 120_000],
    ],
    minimums: [[17, 3, 4]],
  });
  const rateOf = rates ? readCalendarRates(rates, SPAN.from) : () => null;
  expect(["2027-05-07", "2027-05-08", "2027-05-20", "2027-05-23"].map(rateOf)).toEqual([
    { price: 100_000, minimumDays: 1 },
    { price: 120_000, minimumDays: 1 },
    { price: 100_000, minimumDays: 4 },
    { price: 100_000, minimumDays: 1 },
  ]);
});

test("adds nothing if no rule changes a day of the calendar", () => {
  expect(toCalendarRates(SPAN, ratesBy())).toBeNull();
  expect(
    toCalendarRates(SPAN, ratesBy(dayRule("Dopo", { amount: 1 }, { from: "2027-06-01" }), minimumRule(1))),
  ).toBeNull();
});
