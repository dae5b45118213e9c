import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { endOfCalendarMonth, toAvailabilityCalendar, toCalendarMonths, toDayState } from "./availability-calendar.ts";

test("derives the state of a day from its units", () => {
  expect(toDayState({ free: 1, partly: 0 })).toBe("free");
  expect(toDayState({ free: 1, partly: 2 })).toBe("free");
  expect(toDayState({ free: 0, partly: 1 })).toBe("partly");
  expect(toDayState({ free: 0, partly: 0 })).toBe("taken");
});

test("ends a calendar with a month", () => {
  expect(endOfCalendarMonth("2026-11-21", 0)).toBe("2026-11-30");
  expect(endOfCalendarMonth("2026-11-21", 3)).toBe("2027-02-28");
  expect(endOfCalendarMonth("2027-11-30", 3)).toBe("2028-02-29");
});

test("stores only the exceptions, and the months list every day", () => {
  const states = [
    { free: 1, partly: 0 },
    { free: 0, partly: 1 },
    { free: 0, partly: 0 },
  ];
  const days = states.map((state, index) => ({ date: addDays("2026-11-28", index), ...state }));
  const calendar = toAvailabilityCalendar(days);
  expect(calendar).toEqual({ from: "2026-11-28", to: "2026-11-30", taken: ["2026-11-30"], partly: ["2026-11-29"] });
  const [november, ...rest] = toCalendarMonths(calendar);
  expect(rest).toEqual([]);
  expect(november?.month).toBe("2026-11");
  // 1 November 2026 is a Sunday: the last cell of the first week.
  expect(november?.weeks[0]?.map((day) => day?.dayOfMonth ?? null)).toEqual([null, null, null, null, null, null, 1]);
  const all = november?.weeks.flat().flatMap((day) => day ?? []) ?? [];
  expect(all.map((day) => day.state).slice(26)).toEqual(["past", "free", "partly", "taken"]);
});

test("splits months into whole weeks with every day once, in order", () => {
  const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 14 }), (start, months) => {
      const from = start.toISOString().slice(0, 10);
      const calendar = { from, to: endOfCalendarMonth(from, months), taken: [], partly: [] };
      const shown = toCalendarMonths(calendar);
      expect(shown).toHaveLength(months + 1);
      expect(shown.flatMap((month) => month.weeks).every((week) => week.length === 7)).toBe(true);
      const dates = shown.flatMap((month) => month.weeks.flat()).flatMap((cell) => cell?.date ?? []);
      expect(dates[0]).toBe(`${from.slice(0, 7)}-01`);
      expect(dates.at(-1)).toBe(calendar.to);
      expect(dates).toEqual(dates.map((_, index) => addDays(dates[0] ?? "", index)));
    }),
    { numRuns: 50 },
  );
});

test("refuses a calendar without days", () => {
  expect(() => toAvailabilityCalendar([])).toThrow(RangeError);
});
