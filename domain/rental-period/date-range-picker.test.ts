import { expect, test } from "vitest";
import { selectRangeDay } from "./date-range-picker.ts";

const none = { pickupDate: "", returnDate: "" };
const whole = { pickupDate: "2026-12-10", returnDate: "2026-12-13" };

test("selects the pickup first, then the return, and is then complete", () => {
  const first = selectRangeDay(none, "pickup", "2026-12-10");
  expect(first).toEqual({ range: { pickupDate: "2026-12-10", returnDate: "" }, next: "return" });
  expect(selectRangeDay(first.range, "return", "2026-12-13")).toEqual({ range: whole, next: null });
  expect(selectRangeDay(first.range, "return", "2026-12-10").next).toBeNull();
});

test("clears the return if the pickup moves past it, otherwise keeps it", () => {
  expect(selectRangeDay(whole, "pickup", "2026-12-14").range).toEqual({ pickupDate: "2026-12-14", returnDate: "" });
  expect(selectRangeDay(whole, "pickup", "2026-12-13").range.returnDate).toBe("2026-12-13");
});

// Rule: product.md#search-form "The pickup cannot"
test("treats a return before the pickup, or without one, as the pickup", () => {
  const pickupOnly = { range: { pickupDate: "2026-12-08", returnDate: "" }, next: "return" };
  expect(selectRangeDay(whole, "return", "2026-12-08")).toEqual(pickupOnly);
  expect(selectRangeDay(none, "return", "2026-12-08")).toEqual(pickupOnly);
});
