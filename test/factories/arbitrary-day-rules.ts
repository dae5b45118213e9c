import fc from "fast-check";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import type { RateRule } from "#domain/rates/rate-rule.ts";
import { dayRule, RATED_CAR } from "#domain/rates/rate-rules.fixture.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";

/** Draws rules for the price of days, some of them for `RATED_CAR`, with ends, years and booking windows around a day. */
export function arbitraryDayRules(today: CivilDate): fc.Arbitrary<RateRule[]> {
  const day = fc.integer({ min: -400, max: 800 }).map((days): CivilDate => addDays(today, days));
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
        fc.tuple(
          fc.constantFrom("2024-02-29", "2026-12-01", "2027-01-10"),
          fc.constantFrom("2028-02-29", "2027-03-01"),
        ),
        fc.tuple(day, day).map((ends) => ends.toSorted()),
        fc.tuple(fc.option(day), fc.constant(null)),
        fc.tuple(fc.constant(null), fc.option(day)),
      ),
      yearly: fc.boolean(),
      weekdays: fc.subarray([...WEEKDAYS]),
      bookUntil: fc.constantFrom(null, "2027-01-09", today),
      createdAt: fc.integer({ min: 0, max: 2 }),
      price: fc.oneof(
        fc.record({ amount: fc.integer({ min: 1, max: 200_000 }) }),
        fc.record({ percent: fc.integer({ min: 1, max: 200 }) }),
      ),
    })
    .map(({ price, ends: [from = null, until = null], yearly, ...rest }) =>
      dayRule("Giorno", price, { ...rest, from, until, yearly: yearly && from !== null && until !== null }),
    );
  return fc
    .array(dayRules, { maxLength: 10 })
    .map((rules) => rules.map((rule, index): RateRule => ({ ...rule, id: `r${index}` })));
}
