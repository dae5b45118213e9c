// Rule: product.md#time-slots
import { expect, test } from "vitest";
import { DEFAULT_TIME, findNextSlot, isTimeSlot, listPastSlots, TIME_SLOTS } from "./time-slots.ts";

test("has 48 half-hour slots from 00:00 to 23:30, with 10:00 as default", () => {
  expect(TIME_SLOTS).toHaveLength(48);
  expect(TIME_SLOTS.slice(0, 3)).toEqual(["00:00", "00:30", "01:00"]);
  expect(TIME_SLOTS.at(-1)).toBe("23:30");
  expect(DEFAULT_TIME).toBe("10:00");
  expect([...TIME_SLOTS].sort()).toEqual(TIME_SLOTS);
});

// Rule: product.md#search-form
test("accepts only times of the slots", () => {
  expect(TIME_SLOTS.every(isTimeSlot)).toBe(true);
  expect(["10:15", "24:00", "9:00", "", "10:00 "].some(isTimeSlot)).toBe(false);
});

test("returns today's past slots and the next one", () => {
  const now = { date: "2026-11-21", time: "12:10" };
  expect(listPastSlots("2026-11-21", now)).toHaveLength(25);
  expect(listPastSlots("2026-11-21", now).at(-1)).toBe("12:00");
  expect(listPastSlots("2026-11-22", now)).toEqual([]);
  expect(listPastSlots("", now)).toEqual([]);
  expect(findNextSlot(now)).toBe("12:30");
  expect(findNextSlot({ ...now, time: "12:30" })).toBe("12:30");
  expect(findNextSlot({ ...now, time: "23:31" })).toBeNull();
});
