import { expect, test } from "vitest";
import { durationLabel, durationSpanLabel } from "#domain/jets/duration-label.ts";
import { hoursSpanLabel } from "#domain/jets/jet-labels.ts";
import { wordsOf } from "#domain/words/words-of.ts";

// Rule: product.md#popular-routes
test("formats flight times (50m, 2h)", () => {
  expect([50, 60, 85, 120].map(durationLabel)).toEqual(["50m", "1h", "1h 25m", "2h"]);
  expect(durationSpanLabel({ low: 50, high: 50 })).toBe("50m");
  expect(durationSpanLabel({ low: 110, high: 120 })).toBe("1h 50m – 2h");
  expect(hoursSpanLabel(wordsOf("it"), { low: 1, high: 1 })).toBe("1,0");
  expect(hoursSpanLabel(wordsOf("it"), { low: 1.7, high: 2 })).toBe("1,7 – 2,0");
});
