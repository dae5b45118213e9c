import { expect, test } from "vitest";
import { durationLabel, durationSpanLabel } from "#domain/jets/duration-label.ts";
import { hoursSpanLabel } from "#domain/jets/jet-labels.ts";
import { wordsOf } from "#domain/words/words-of.ts";

// Rule: product.md#popular-routes
test.each([
  ["it", ["50m", "1h", "1h 25m", "2h"], "1h 50m – 2h"],
  ["en", ["50m", "1h", "1h 25m", "2h"], "1h 50m – 2h"],
  ["fr", ["50 min", "1 h", "1 h 25 min", "2 h"], "1 h 50 min – 2 h"],
  ["de", ["50 Min.", "1 Std.", "1 Std. 25 Min.", "2 Std."], "1 Std. 50 Min. – 2 Std."],
  ["es", ["50 min", "1 h", "1 h 25 min", "2 h"], "1 h 50 min – 2 h"],
] as const)("formats flight times in %s", (language, times, range) => {
  const words = wordsOf(language);
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect([50, 60, 85, 120].map((minutes) => plain(durationLabel(words, minutes)))).toEqual(times);
  expect(plain(durationSpanLabel(words, { low: 50, high: 50 }))).toBe(times[0]);
  expect(plain(durationSpanLabel(words, { low: 110, high: 120 }))).toBe(range);
});

test("formats hours of flight with one decimal", () => {
  expect(hoursSpanLabel(wordsOf("it"), { low: 1, high: 1 })).toBe("1,0");
  expect(hoursSpanLabel(wordsOf("it"), { low: 1.7, high: 2 })).toBe("1,7 – 2,0");
});
