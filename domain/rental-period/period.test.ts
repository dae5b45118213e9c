import { expect, test } from "vitest";
import { addDays } from "./civil-time.ts";
import { FURTHEST_PICKUP_DAYS, LONGEST_RENTAL_DAYS, lastPickupDate, periodProblems } from "./period.ts";

const now = { date: "2026-11-21", time: "10:00" };
const fields = (pickup: [string, string], back: [string, string]) =>
  periodProblems({ pickup: { date: pickup[0], time: pickup[1] }, return: { date: back[0], time: back[1] } }, now).map(
    ({ field }) => field,
  );

test("a period from now on, longer than nothing, is fine", () => {
  expect(fields(["2026-11-21", "10:00"], ["2026-11-21", "10:30"])).toEqual([]);
  expect(fields(["2026-12-01", "10:00"], ["2026-12-04", "10:00"])).toEqual([]);
});

test("a pickup in the past is the date's fault, today the time's", () => {
  expect(fields(["2026-11-20", "23:30"], ["2026-12-04", "10:00"])).toEqual(["pickupDate"]);
  expect(fields(["2026-11-21", "09:30"], ["2026-12-04", "10:00"])).toEqual(["pickupTime"]);
});

test("a return at or before the pickup is refused", () => {
  expect(fields(["2026-12-01", "10:00"], ["2026-12-01", "10:00"])).toEqual(["returnDate"]);
  expect(fields(["2026-12-01", "10:00"], ["2026-11-30", "10:00"])).toEqual(["returnDate"]);
});

test("sixty days are the longest rental", () => {
  const end = addDays("2026-12-01", LONGEST_RENTAL_DAYS);
  expect(fields(["2026-12-01", "10:00"], [end, "10:00"])).toEqual([]);
  expect(fields(["2026-12-01", "10:00"], [end, "10:30"])).toEqual(["returnDate"]);
});

test("eighteen months are the furthest pickup", () => {
  const last = lastPickupDate(now.date);
  expect(last).toBe("2028-05-22");
  expect(FURTHEST_PICKUP_DAYS).toBe(548);
  expect(fields([last, "10:00"], [addDays(last, 2), "10:00"])).toEqual([]);
  expect(fields([addDays(last, 1), "10:00"], [addDays(last, 2), "10:00"])).toEqual(["pickupDate"]);
});
