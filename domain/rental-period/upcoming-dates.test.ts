import { expect, test } from "vitest";
import { formatUpcomingDate, formatUpcomingRange } from "./italian-dates.ts";

const TODAY = "2026-11-21";

// Rule: product.md#search-form "Cities and times"
test.each([
  ["2026-12-10", "2026-12-13", "10 dic – 13 dic"],
  ["2027-10-19", "2027-10-21", "19 ott – 21 ott"],
  ["2027-10-20", "2027-10-22", "20 ott – 22 ott 2027"],
  ["2028-05-29", "2028-05-31", "29 mag – 31 mag 2028"],
  ["2028-05-29", "2028-05-29", "29 mag 2028"],
  ["2027-12-29", "2028-01-03", "29 dic 2027 – 03 gen 2028"],
])("formats the range %s to %s as %j", (from, to, written) => {
  expect(formatUpcomingRange(from, to, TODAY)).toBe(written);
});

// Rule: product.md#search-form "Cities and times"
test.each([
  ["2027-10-21", "21 ott"],
  ["2028-05-29", "29 mag 2028"],
])("formats %s as %j", (date, written) => {
  expect(formatUpcomingDate(date, TODAY)).toBe(written);
});
