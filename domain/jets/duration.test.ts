import { expect, test } from "vitest";
import { durationLabel, durationSpanLabel, hoursSpanLabel } from "#domain/jets/duration.ts";

test("times of flight read as people say them (50m, 2h)", () => {
  expect([50, 60, 85, 120].map(durationLabel)).toEqual(["50 min", "1 h", "1 h 25 min", "2 h"]);
  expect(durationSpanLabel({ low: 50, high: 50 })).toBe("50 min");
  expect(durationSpanLabel({ low: 110, high: 120 })).toBe("1 h 50 min – 2 h");
  expect(hoursSpanLabel({ low: 1, high: 1 })).toBe("1,0");
  expect(hoursSpanLabel({ low: 1.7, high: 2 })).toBe("1,7 – 2,0");
});
