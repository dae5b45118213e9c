import { expect, test } from "vitest";
import { selectRangeDay } from "./date-range-picker.ts";

const none = { pickupDate: "", returnDate: "" };
const whole = { pickupDate: "2026-12-10", returnDate: "2026-12-13" };

test("the first touch is the pickup, the second the return, and then nothing is left to choose", () => {
  const first = selectRangeDay(none, "pickup", "2026-12-10");
  expect(first).toEqual({ range: { pickupDate: "2026-12-10", returnDate: "" }, next: "return" });
  expect(selectRangeDay(first.range, "return", "2026-12-13")).toEqual({ range: whole, next: null });
  expect(selectRangeDay(first.range, "return", "2026-12-10").next).toBeNull();
});

test("a pickup moved past the return takes it away, one moved before it does not", () => {
  expect(selectRangeDay(whole, "pickup", "2026-12-14").range).toEqual({ pickupDate: "2026-12-14", returnDate: "" });
  expect(selectRangeDay(whole, "pickup", "2026-12-13").range.returnDate).toBe("2026-12-13");
});

// Rule: product.md#search-form "The pickup cannot"
test("a return before the pickup, or without one, is the pickup", () => {
  const begun = { range: { pickupDate: "2026-12-08", returnDate: "" }, next: "return" };
  expect(selectRangeDay(whole, "return", "2026-12-08")).toEqual(begun);
  expect(selectRangeDay(none, "return", "2026-12-08")).toEqual(begun);
});
