// Rule: product.md#opening-hours
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { describeHours, hoursInSentence } from "./describe-hours.ts";
import {
  addOpenTime,
  isOpenAt,
  nextOpening,
  openTimeBetween,
  type ScheduledHours,
  subtractOpenTime,
  WEEKDAYS,
} from "./weekly-hours.ts";

const everyDay = (from: string, to: string): ScheduledHours["days"] =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from, to }]]));
const DAYTIME: ScheduledHours = {
  kind: "weekly",
  timeZone: "Europe/Rome",
  days: everyDay("08:00", "20:00"),
  closedDates: [],
};
const at = (text: string) => new Date(`${text}+01:00`);

describe("a house that is open from 8 to 20", () => {
  test("owes a request of 22:00 its answer at 10:00", () => {
    expect(addOpenTime(DAYTIME, at("2026-11-29T22:00:00"), 2 * HOUR_MS)).toEqual(at("2026-11-30T10:00:00"));
  });
  test("owes a request of 19:30 its answer at 9:30 of the next day", () => {
    expect(addOpenTime(DAYTIME, at("2026-11-29T19:30:00"), 2 * HOUR_MS)).toEqual(at("2026-11-30T09:30:00"));
  });
  test("counts the half hour before closing and the two after opening", () => {
    const [asked, answered] = [at("2026-11-29T19:30:00"), at("2026-11-30T10:00:00")];
    expect(openTimeBetween(DAYTIME, asked, answered)).toBe(2.5 * HOUR_MS);
    expect(openTimeBetween(DAYTIME, answered, asked)).toBe(-2.5 * HOUR_MS);
  });
  test("is closed at 20:00 and opens at 8:00", () => {
    expect(isOpenAt(DAYTIME, at("2026-11-29T19:59:00"))).toBe(true);
    expect(isOpenAt(DAYTIME, at("2026-11-29T20:00:00"))).toBe(false);
    expect(nextOpening(DAYTIME, at("2026-11-29T20:00:00"))).toEqual(at("2026-11-30T08:00:00"));
  });
  test("opens two days later when a day is closed once or every year", () => {
    for (const closed of ["2026-11-30", "11-30"]) {
      const hours = { ...DAYTIME, closedDates: [closed] };
      expect(nextOpening(hours, at("2026-11-29T21:00:00"))).toEqual(at("2026-12-01T08:00:00"));
    }
  });
});

test("a house that is always open changes nothing", () => {
  const now = at("2026-11-29T22:00:00");
  expect(addOpenTime({ kind: "always" }, now, HOUR_MS)).toEqual(at("2026-11-29T23:00:00"));
  expect(nextOpening({ kind: "always" }, now)).toBe(now);
});

test("a house that never opens still has deadlines, and no next opening", () => {
  const never: ScheduledHours = { ...DAYTIME, days: {} };
  const now = at("2026-11-29T22:00:00");
  expect(nextOpening(never, now)).toBeNull();
  expect(addOpenTime(never, now, HOUR_MS)).toEqual(at("2026-11-29T23:00:00"));
});

test("hours until midnight and hours from midnight are one opening, also when clocks change", () => {
  const round: ScheduledHours = { ...DAYTIME, days: everyDay("00:00", "24:00") };
  const [from, to] = [new Date("2026-10-24T10:00:00Z"), new Date("2026-10-26T10:00:00Z")];
  expect(openTimeBetween(round, from, to)).toBe(48 * HOUR_MS);
});

test("open time that is added is the open time between", () => {
  const hours: ScheduledHours = {
    ...DAYTIME,
    days: {
      monday: [
        { from: "09:00", to: "13:00" },
        { from: "15:00", to: "19:00" },
      ],
      saturday: [{ from: "10:00", to: "24:00" }],
    },
    closedDates: ["12-26"],
  };
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 72 * 60 }), (from, minutes) => {
      const due = addOpenTime(hours, from, minutes * MINUTE_MS);
      expect(openTimeBetween(hours, from, due)).toBe(minutes * MINUTE_MS);
      const latest = subtractOpenTime(hours, due, minutes * MINUTE_MS);
      expect(latest >= from && openTimeBetween(hours, latest, due) === minutes * MINUTE_MS).toBe(true);
    }),
  );
});

describe("opening hours in words", () => {
  const office: ScheduledHours = {
    ...DAYTIME,
    days: Object.fromEntries(WEEKDAYS.slice(0, 6).map((day) => [day, [{ from: "09:00", to: "19:00" }]])),
  };
  test.each<[string, ScheduledHours, string, string]>([
    ["every day", DAYTIME, "Tutti i giorni, dalle 8 alle 20", "ogni giorno dalle 8 alle 20"],
    ["a week without Sunday", office, "Dal lunedì al sabato, dalle 9 alle 19", "dal lunedì al sabato dalle 9 alle 19"],
    [
      "two spans and another day",
      {
        ...office,
        days: {
          monday: [
            { from: "09:30", to: "13:00" },
            { from: "15:00", to: "19:00" },
          ],
          sunday: [{ from: "10:00", to: "24:00" }],
        },
      },
      "Il lunedì, dalle 9:30 alle 13 e dalle 15 alle 19; la domenica, dalle 10 a mezzanotte",
      "il lunedì dalle 9:30 alle 13 e dalle 15 alle 19 e la domenica dalle 10 a mezzanotte",
    ],
    ["none", { ...office, days: {} }, "Chiuso", "su appuntamento"],
  ])("%s", (_name, hours, row, sentence) => {
    expect(describeHours(ITALIAN_OPENING_HOURS, hours)).toBe(row);
    expect(hoursInSentence(ITALIAN_OPENING_HOURS, hours)).toBe(sentence);
  });
  test("always", () => {
    expect(describeHours(ITALIAN_OPENING_HOURS, { kind: "always" })).toBe("Tutti i giorni, 24 ore su 24");
    expect(hoursInSentence(ITALIAN_OPENING_HOURS, { kind: "always" })).toBe("a ogni ora");
  });
});
