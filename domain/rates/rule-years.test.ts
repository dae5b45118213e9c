import { expect, test } from "vitest";
import { endYesterday, hasEnded, nextYearOf } from "./rule-years.ts";

const TODAY = "2027-08-10";

// Rule: product.md#rates-screen ""Copia all'anno prossimo""
test.each([
  ["2027-08-01", "2028-08-01"],
  ["2028-02-29", "2029-02-28"],
])("%s a year later is %s", (date, expected) => {
  expect(nextYearOf(date)).toBe(expected);
});

// Rule: product.md#rates-screen ""Termina""
test.each([
  ["an open-ended rule", null, null, false, [null, "2027-08-09"]],
  ["a rule under way", "2027-08-01", "2027-08-31", false, ["2027-08-01", "2027-08-09"]],
  ["a rule that begins today", TODAY, "2027-08-31", false, null],
  ["a rule that has not begun", "2027-09-01", null, false, null],
  ["a yearly rule under way", "2026-08-01", "2026-08-31", true, ["2027-08-01", "2027-08-09"]],
  ["a yearly rule later in the year", "2027-12-01", "2027-12-31", true, ["2026-12-01", "2026-12-31"]],
  ["a yearly rule over new year", "2020-12-20", "2021-01-06", true, ["2026-12-20", "2027-01-06"]],
  ["a yearly rule that begins today", "2026-08-10", "2026-08-20", true, ["2026-08-10", "2026-08-20"]],
])("ending %s leaves its past days", (_what, from, until, yearly, expected) => {
  const ended = endYesterday({ from, until, yearly }, TODAY);
  expect(ended && [ended.from, ended.until]).toEqual(expected);
  if (ended) expect(hasEnded(ended, TODAY)).toBe(true);
});

test("a rule has ended when its last day is past and never returns", () => {
  expect(hasEnded({ from: null, until: "2027-08-09", yearly: false }, TODAY)).toBe(true);
  expect(hasEnded({ from: null, until: TODAY, yearly: false }, TODAY)).toBe(false);
  expect(hasEnded({ from: "2026-01-01", until: "2026-01-02", yearly: true }, TODAY)).toBe(false);
});
