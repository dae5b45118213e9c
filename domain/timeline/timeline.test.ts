import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  lastDayOfWindow,
  listTimelineDays,
  mondayOf,
  startOfCivilDay,
  toBarPosition,
  toDayPosition,
} from "./timeline.ts";

const ROME = "Europe/Rome";
const winter = { from: "2026-11-16", weeks: 4 };
/** Daylight-saving time starts on Sunday 28 March 2027 and ends on Sunday 31 October 2027. */
const spring = { from: "2027-03-22", weeks: 2 };
const autumn = { from: "2027-10-25", weeks: 2 };

describe("listTimelineDays", () => {
  test.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-21", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2027-01-01", "2026-12-28"],
  ])("the week of %s begins on %s", (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });
  test("labels days with the weekday, and with the month where one starts", () => {
    const days = listTimelineDays(winter);
    expect(days).toHaveLength(28);
    expect(days.slice(0, 7).map(({ label }) => label)).toEqual(["nov", "M", "M", "G", "V", "S", "D"]);
    expect(days[15]).toEqual({ date: "2026-12-01", dayOfMonth: 1, label: "dic" });
    expect(lastDayOfWindow(winter)).toBe("2026-12-13");
  });
});

describe("toDayPosition", () => {
  test("counts days in the given time zone", () => {
    expect(toDayPosition(new Date("2026-11-15T23:00:00Z"), winter, ROME)).toBe(0);
    expect(toDayPosition(new Date("2026-11-17T11:00:00Z"), winter, ROME)).toBe(1.5);
    expect(toDayPosition(new Date("2026-11-17T12:00:00Z"), winter, "Europe/London")).toBe(1.5);
    expect(toDayPosition(new Date("2026-11-14T23:00:00Z"), winter, ROME)).toBe(-1);
  });
  test("gives a day of 23 hours the width of any other", () => {
    expect(toDayPosition(startOfCivilDay("2027-03-28", ROME), spring, ROME)).toBe(6);
    expect(toDayPosition(startOfCivilDay("2027-03-29", ROME), spring, ROME)).toBe(7);
    // Noon comes eleven hours after midnight.
    expect(toDayPosition(new Date("2027-03-28T10:00:00Z"), spring, ROME)).toBeCloseTo(6 + 11 / 23, 10);
  });
  test("gives a day of 25 hours the width of any other, and its repeated hour runs forward", () => {
    expect(toDayPosition(startOfCivilDay("2027-11-01", ROME), autumn, ROME)).toBe(7);
    const [first, second] = ["2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"].map((text) =>
      toDayPosition(new Date(text), autumn, ROME),
    );
    expect(first).toBeLessThan(second ?? 0);
  });
  test("is monotonic on every day of the year", () => {
    const year = Date.parse("2027-01-01T00:00:00Z");
    const minute = fc.integer({ min: 0, max: 366 * 24 * 60 });
    fc.assert(
      fc.property(minute, minute, (a, b) => {
        const at = (minutes: number) => toDayPosition(new Date(year + minutes * 60_000), spring, ROME);
        return a === b || at(Math.min(a, b)) < at(Math.max(a, b));
      }),
    );
  });
});

describe("toBarPosition", () => {
  const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
  test("matches the span's time", () => {
    expect(toBarPosition(span("2026-11-17T11:00:00Z", "2026-11-20T23:00:00Z"), winter, ROME)).toEqual({
      start: 1.5,
      length: 3.5,
      isCutAtStart: false,
      isCutAtEnd: false,
    });
  });
  test("is cut at the window's edges", () => {
    expect(toBarPosition(span("2026-10-01T00:00:00Z", "2027-02-01T00:00:00Z"), winter, ROME)).toEqual({
      start: 0,
      length: 28,
      isCutAtStart: true,
      isCutAtEnd: true,
    });
  });
  test("is null outside the window, also for an adjacent span", () => {
    expect(toBarPosition(span("2026-11-10T23:00:00Z", "2026-11-15T23:00:00Z"), winter, ROME)).toBeNull();
    expect(toBarPosition(span("2026-12-13T23:00:00Z", "2026-12-20T23:00:00Z"), winter, ROME)).toBeNull();
    expect(toBarPosition(span("2026-11-20T23:00:00Z", "2026-11-20T23:00:00Z"), winter, ROME)).toBeNull();
  });
  test("is one day wide for a whole day of 23 or 25 hours", () => {
    for (const [window, date, next] of [
      [spring, "2027-03-28", "2027-03-29"],
      [autumn, "2027-10-31", "2027-11-01"],
    ] as const)
      expect(
        toBarPosition({ from: startOfCivilDay(date, ROME), to: startOfCivilDay(next, ROME) }, window, ROME),
      ).toMatchObject({
        start: 6,
        length: 1,
      });
  });
});
