import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { civilDates } from "./civil-time.arbitraries.ts";
import { addDays, isDateSince1900 } from "./civil-time.ts";
import { addMonths, fullYears } from "./month-arithmetic.ts";

describe("addMonths", () => {
  test.each([
    ["2028-02-29", 120, "2038-02-28"],
    ["2028-02-29", 48, "2032-02-29"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-12-31", -6, "2026-06-30"],
    ["2028-02-29", -24, "2026-02-28"],
    ["2026-11-21", 6, "2027-05-21"],
    ["2026-11-21", 0, "2026-11-21"],
  ])("%s plus %i months is %s", (date, months, end) => expect(addMonths(date, months)).toBe(end));

  test("ends on an existing day, never earlier for a later start", () => {
    fc.assert(
      fc.property(civilDates, civilDates, fc.integer({ min: -240, max: 240 }), (one, other, months) => {
        const [earlier = "", later = ""] = [one, other].sort();
        const [first, second] = [addMonths(earlier, months), addMonths(later, months)];
        expect(first <= second).toBe(true);
        expect(addDays(first, 0)).toBe(first);
      }),
    );
  });
});

describe("fullYears", () => {
  test.each([
    ["2004-02-29", "2025-02-28", 20],
    ["2004-02-29", "2025-03-01", 21],
    ["2004-02-29", "2028-02-29", 24],
    ["2004-05-17", "2025-05-16", 20],
    ["2004-05-17", "2025-05-17", 21],
  ])("from %s to %s are %i full years", (from, to, years) => expect(fullYears(from, to)).toBe(years));

  test("match addMonths, except that a person born on 29 February is a day later", () => {
    fc.assert(
      fc.property(civilDates, fc.integer({ min: 1, max: 90 }), (from, years) => {
        const end = addMonths(from, years * 12);
        fc.pre(isDateSince1900(end));
        const leaps = from.endsWith("02-29") && !end.endsWith("02-29");
        expect(fullYears(from, end)).toBe(leaps ? years - 1 : years);
      }),
    );
  });
});
