import { expect, test } from "vitest";
import { formatNumericDate, parseItalianDate } from "#domain/forms/parse-italian-date.ts";

test.each([
  ["17/05/1984", "1984-05-17"],
  ["17051984", "1984-05-17"],
  [" 7.5.1984 ", "1984-05-07"],
  ["17-05-1984", "1984-05-17"],
  ["17 5 1984", "1984-05-17"],
  ["1984-05-17", "1984-05-17"],
  ["31/02/1984", "1984-02-31"],
  ["17/05/84", "17/05/84"],
  ["ieri", "ieri"],
  ["", ""],
])("parses %j to %j", (typed, day) => {
  expect(parseItalianDate(typed)).toBe(day);
});

test("formats a complete date in Italian notation", () => {
  expect(["17051984", "1984-05-17", "7.5.1984", "1984"].map(formatNumericDate)).toEqual([
    "17/05/1984",
    "17/05/1984",
    "07/05/1984",
    "1984",
  ]);
});
