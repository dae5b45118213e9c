import { expect, test } from "vitest";
import { formatItalianDate, formatItalianShort, withItalianArticle } from "./italian-dates.ts";

// Rule: product.md#search-form
test.each([
  ["2027-01-01", "dal 01 gen", "al 1º gennaio 2027"],
  ["2027-01-08", "dall'08 gen", "all'8 gennaio 2027"],
  ["2027-01-11", "dall'11 gen", "all'11 gennaio 2027"],
  ["2027-01-18", "dal 18 gen", "al 18 gennaio 2027"],
  ["2027-01-28", "dal 28 gen", "al 28 gennaio 2027"],
])("elides the article only before eight and eleven: %s", (date, from, to) => {
  expect(withItalianArticle("dal", formatItalianShort(date))).toBe(from);
  expect(withItalianArticle("al", formatItalianDate(date))).toBe(to);
});

test("elides every article, also before a day with a time or in digits", () => {
  expect(withItalianArticle("il", "11 gen alle 10:00")).toBe("l'11 gen alle 10:00");
  expect(withItalianArticle("Dal", "11/01/2027")).toBe("Dall'11/01/2027");
  expect(withItalianArticle("al", "10/01/2027")).toBe("al 10/01/2027");
});
