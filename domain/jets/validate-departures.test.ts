// Rule: product.md#jet-quote-form
import { describe, expect, test } from "vitest";
import { validateDepartures } from "#domain/jets/validate-departures.ts";
import { textReference } from "#domain/words/text-reference.ts";

const city = (name: string, timeZone: string) => ({
  name,
  timeZone,
  slug: name.toLowerCase(),
  aliases: [],
  searchName: null,
});
const clocks = {
  /** 06:40 in Milan and 05:40 in London. */
  now: new Date("2026-11-22T05:40:00Z"),
  cities: [city("Milano", "Europe/Rome"), city("Londra", "Europe/London")],
  timeZone: "Europe/Rome",
};
const problems = (from: string, date: string, time?: string) =>
  validateDepartures([{ from, to: "Parigi", date, time }], clocks).map(({ path }) => path);

describe("a leg in the past", () => {
  test("reports an earlier day on the date, and an earlier time today on the time", () => {
    expect(problems("Milano", "2026-11-21", "23:30")).toEqual(["legs.0.date"]);
    expect(problems("Milano", "2026-11-22", "01:00")).toEqual(["legs.0.time"]);
    expect(problems("Milano", "2026-11-22", "06:30")).toEqual(["legs.0.time"]);
    expect(problems("Milano", "2026-11-22", "07:00")).toEqual([]);
    expect(problems("Milano", "2026-11-22")).toEqual([]);
    expect(problems("Milano", "2026-11-23", "01:00")).toEqual([]);
  });

  test("uses the time zone of its origin; for an unserved origin the company's day, and no time is past", () => {
    expect(problems("Londra", "2026-11-22", "06:00")).toEqual([]);
    expect(problems("Londra Luton (LTN)", "2026-11-22", "06:00")).toEqual([]);
    expect(problems("New York", "2026-11-22", "06:00")).toEqual([]);
    expect(problems("New York", "2026-11-21", "06:00")).toEqual(["legs.0.date"]);
  });

  test("is named by its index in the trip", () => {
    const legs = [
      { from: "Milano", to: "Londra", date: "2026-11-22" },
      { from: "Londra", to: "Milano", date: "2026-11-22", time: "05:00" },
    ];
    expect(validateDepartures(legs, clocks)).toEqual([
      { path: "legs.1.time", message: textReference("tripProblems", "hourPast") },
    ]);
  });
});
