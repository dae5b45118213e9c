// Rule: product.md#experience
import { expect, test } from "vitest";
import { bookableWeekends, parseWeekend, validateWeekend } from "./weekend.ts";

test.each([
  ["2026-11-21", "2026-11-21"],
  ["2026-11-22", "2026-11-28"],
  ["2026-11-27", "2026-11-28"],
])("on %s the first weekend starts on %s", (today, first) => {
  expect(bookableWeekends(today).first).toBe(first);
});

test.each([
  ["2026-11-14", "dayPast"],
  ["2026-11-21", null],
  ["2026-12-15", "weekendOnSaturday"],
  ["2028-05-20", null],
  ["2028-05-23", "weekendTooFar"],
  ["2030-01-05", "weekendTooFar"],
])("a weekend starting on %s has the problem %s", (date, problem) => {
  expect(validateWeekend(date, "2026-11-21")?.key ?? null).toBe(problem);
});

test("offers as the last weekend the last Saturday within eighteen months", () => {
  expect(bookableWeekends("2026-11-21").last).toBe("2028-05-20");
  expect(bookableWeekends("2026-11-22").last).toBe("2028-05-20");
  expect(bookableWeekends("2026-11-28").last).toBe("2028-05-27");
});

test("accepts a day from a URL only if a weekend may start on it", () => {
  expect(parseWeekend("2026-12-12", "2026-11-21")).toBe("2026-12-12");
  for (const text of ["2026-12-15", "2026-02-30", "domani", "", null, undefined]) {
    expect(parseWeekend(text, "2026-11-21")).toBeUndefined();
  }
});
