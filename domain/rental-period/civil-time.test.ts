import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { civilDates, civilMoments } from "./civil-time.arbitraries.ts";
import {
  addDays,
  compareMoments,
  computeTimeZoneOffsets,
  isCivilTime,
  isDateSince1900,
  isDateSince2000,
  preloadTimeZone,
  toCivilMoment,
  toInstant,
} from "./civil-time.ts";
import {
  formatItalianDay,
  formatItalianLong,
  formatItalianRange,
  formatItalianShort,
  formatItalianShortWithYear,
  formatItalianWeekday,
} from "./italian-dates.ts";

const iso = (date: string, time: string, timeZone: string) => toInstant({ date, time }, timeZone).toISOString();

describe("valid days and times", () => {
  test.each(["2026-10-24", "2000-01-01", "2100-12-31", "2028-02-29"])("%s is a valid day", (text) => {
    expect(isDateSince2000(text)).toBe(true);
  });

  test.each([
    "9999-01-01",
    "1999-12-31",
    "2101-01-01",
    "2026-02-29",
    "2026-13-01",
    "2026-04-31",
    "2026-1-1",
    "24-10-2026",
    "2026-10-24T10:00",
    "",
    "2026-00-10",
  ])("%j is not a valid rental day", (text) => {
    expect(isDateSince2000(text)).toBe(false);
  });

  test("a birthday may be before 2000", () => {
    expect(isDateSince1900("1961-06-30")).toBe(true);
    expect(isDateSince1900("1899-12-31")).toBe(false);
  });

  test("times range from 00:00 to 23:59", () => {
    expect(["00:00", "23:59"].every(isCivilTime)).toBe(true);
    expect(["24:00", "9:30", "12:60", "10:00:00", ""].some(isCivilTime)).toBe(false);
  });
});

describe("converting civil time to an instant", () => {
  test("handles winter and summer time in Rome", () => {
    expect(iso("2026-01-15", "10:00", "Europe/Rome")).toBe("2026-01-15T09:00:00.000Z");
    expect(iso("2026-07-15", "10:00", "Europe/Rome")).toBe("2026-07-15T08:00:00.000Z");
  });

  test("handles both sides of 25 October 2026, when daylight-saving time ends", () => {
    expect(iso("2026-10-24", "10:00", "Europe/Rome")).toBe("2026-10-24T08:00:00.000Z");
    expect(iso("2026-10-25", "10:00", "Europe/Rome")).toBe("2026-10-25T09:00:00.000Z");
  });

  test("uses the first occurrence of a repeated time", () => {
    expect(iso("2026-10-25", "02:30", "Europe/Rome")).toBe("2026-10-25T00:30:00.000Z");
    expect(iso("2026-11-01", "01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
  });

  test("moves a skipped time to after the gap", () => {
    expect(iso("2026-03-29", "02:30", "Europe/Rome")).toBe("2026-03-29T01:30:00.000Z");
    expect(iso("2026-03-08", "02:30", "America/New_York")).toBe("2026-03-08T07:30:00.000Z");
  });

  test("uses the right offset just before and after a change", () => {
    expect(iso("2026-03-29", "01:59", "Europe/Rome")).toBe("2026-03-29T00:59:00.000Z");
    expect(iso("2026-03-29", "03:00", "Europe/Rome")).toBe("2026-03-29T01:00:00.000Z");
    expect(iso("2026-10-25", "03:00", "Europe/Rome")).toBe("2026-10-25T02:00:00.000Z");
  });

  test("throws for an unknown zone and a malformed moment", () => {
    expect(() => iso("2026-10-24", "10:00", "Europe/Atlantide")).toThrow(RangeError);
    expect(() => iso("2026-02-30", "10:00", "Europe/Rome")).toThrow(RangeError);
    expect(() => iso("2026-02-20", "25:00", "Europe/Rome")).toThrow(RangeError);
    expect(() => toCivilMoment(new Date(), "Nowhere")).toThrow(RangeError);
  });

  const zones = fc.constantFrom(
    "Europe/Rome",
    "Europe/Vienna",
    "America/New_York",
    "Asia/Kolkata",
    "Pacific/Apia",
    "UTC",
  );

  test("converts back to the same moment, or an hour later for one in a gap", () => {
    fc.assert(
      fc.property(civilMoments, zones, (moment, zone) => {
        const shown = toCivilMoment(toInstant(moment, zone), zone);
        expect([0, 60]).toContain(compareMoments(shown, moment) / 60_000);
      }),
    );
  });

  test("keeps the order of moments within a zone", () => {
    fc.assert(
      fc.property(civilMoments, civilMoments, zones, (a, b, zone) => {
        const [first, second] = compareMoments(a, b) <= 0 ? [a, b] : [b, a];
        // Only around a spring gap may the order of instants differ from the civil order.
        fc.pre(compareMoments(second, first) > 24 * 3_600_000);
        expect(toInstant(first, zone).getTime()).toBeLessThan(toInstant(second, zone).getTime());
      }),
    );
  });
});

describe("the current civil time", () => {
  test("differs between three places at one instant", () => {
    const now = new Date("2026-10-24T22:30:59Z");
    expect(toCivilMoment(now, "Europe/Rome")).toEqual({ date: "2026-10-25", time: "00:30" });
    expect(toCivilMoment(now, "UTC")).toEqual({ date: "2026-10-24", time: "22:30" });
    expect(toCivilMoment(now, "America/New_York")).toEqual({ date: "2026-10-24", time: "18:30" });
  });
});

describe("civil days", () => {
  test("addDays crosses months, leap days and daylight-saving changes", () => {
    expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });

  // Rule: product.md#rental-period
  test("the first and last valid day have neighbours", () => {
    expect(addDays("2100-12-31", 1)).toBe("2101-01-01");
    expect(addDays(addDays("2100-12-31", 60), -60)).toBe("2100-12-31");
    expect(addDays(addDays("1900-01-01", -1), 1)).toBe("1900-01-01");
    expect(iso("2101-01-01", "00:00", "Europe/Rome")).toBe("2100-12-31T23:00:00.000Z");
  });

  test("adding and subtracting days cancel out", () => {
    fc.assert(
      fc.property(civilDates, fc.integer({ min: -300, max: 300 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  test("compare by day, then by time", () => {
    const moments = [
      { date: "2026-10-25", time: "00:00" },
      { date: "2026-10-24", time: "10:30" },
      { date: "2026-10-24", time: "09:00" },
    ];
    expect(moments.sort(compareMoments).map(({ time }) => time)).toEqual(["09:00", "10:30", "00:00"]);
  });
});

describe("Italian dates", () => {
  // Rule: product.md#search-form "Cities and times"
  test("formats 'dd MMM'", () => {
    expect(formatItalianShort("2026-10-24")).toBe("24 ott");
    expect(formatItalianShortWithYear("2027-01-10")).toBe("10 gen 2027");
    expect(formatItalianShort("2026-03-05")).toBe("05 mar");
    expect(
      Array.from({ length: 12 }, (_, month) => formatItalianShort(`2026-${String(month + 1).padStart(2, "0")}-01`)),
    ).toEqual(
      ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"].map((name) => `01 ${name}`),
    );
  });

  test("formats a full date with the weekday", () => {
    expect(formatItalianLong("2026-10-24")).toBe("sabato 24 ottobre 2026");
    expect(formatItalianLong("2026-11-01")).toBe("domenica 1º novembre 2026");
    expect(formatItalianDay("2026-11-01")).toBe("domenica 1º novembre");
    expect(formatItalianWeekday("2026-10-24")).toBe("sab");
  });

  test("names years in a range only if they differ", () => {
    expect(formatItalianRange("2026-10-24", "2026-10-27")).toBe("24 ott – 27 ott");
    expect(formatItalianRange("2026-12-29", "2027-01-03")).toBe("29 dic 2026 – 03 gen 2027");
    expect(formatItalianRange("2026-10-24", "2026-10-24")).toBe("24 ott");
  });

  test("throws for a malformed day", () => {
    expect(() => formatItalianShort("2026-02-30")).toThrow(RangeError);
  });
});

test("the cached offsets of a zone equal the zone's own, to the minute of each change", () => {
  const clock = computeTimeZoneOffsets("Europe/Rome", 2026, 2027);
  expect(clock.offsets.map(([from, offset]) => [new Date(from).toISOString(), offset / 3_600_000])).toEqual([
    ["2026-01-01T00:00:00.000Z", 1],
    ["2026-03-29T01:00:00.000Z", 2],
    ["2026-10-25T01:00:00.000Z", 1],
    ["2027-03-28T01:00:00.000Z", 2],
    ["2027-10-31T01:00:00.000Z", 1],
  ]);
  expect(new Date(clock.until).toISOString()).toBe("2028-01-01T00:00:00.000Z");
  expect(computeTimeZoneOffsets("Asia/Tokyo", 2026, 2026).offsets).toHaveLength(1);
});

test("the offset cache applies within its years, and other years query the zone", () => {
  const zone = "Atlantic/Reykjavik";
  const hour = 3_600_000;
  preloadTimeZone(zone, { offsets: [[Date.UTC(2026, 0), 5 * hour]], until: Date.UTC(2027, 0) });
  expect(toCivilMoment(new Date("2026-06-01T10:00:00Z"), zone)).toEqual({ date: "2026-06-01", time: "15:00" });
  expect(toCivilMoment(new Date("2025-06-01T10:00:00Z"), zone)).toEqual({ date: "2025-06-01", time: "10:00" });
  expect(toCivilMoment(new Date("2027-06-01T10:00:00Z"), zone)).toEqual({ date: "2027-06-01", time: "10:00" });
});
