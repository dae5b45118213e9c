import { expect, test } from "vitest";
import { formatReviewMonth, starsText, suggestShownName } from "#domain/reviews/review.ts";
import { wordsOf } from "#domain/words/words-of.ts";

test("dates a review by the month of its rental", () => {
  expect(formatReviewMonth(wordsOf("it"), "2026-11-08")).toBe("novembre 2026");
  expect(formatReviewMonth(wordsOf("it"), "2027-01-31")).toBe("gennaio 2027");
});

test("agrees the word for stars with their number", () => {
  expect([starsText(wordsOf("it"), 1), starsText(wordsOf("it"), 4)]).toEqual(["1 stella su 5", "4 stelle su 5"]);
});

test("suggests a name without the full family name", () => {
  expect(["Giulia Rossi", "Anna Maria De Luca", "Ada", "  "].map(suggestShownName)).toEqual([
    "Giulia R.",
    "Anna L.",
    "Ada",
    "",
  ]);
});
