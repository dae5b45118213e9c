// Rule: product.md#jet-quote-form
import { describe, expect, test } from "vitest";
import { jetTripSchema } from "#domain/forms/jets/jet-trip.ts";

type Departure = [date: string, time?: string];

/** Returns the paths of the errors of a trip with these departures. */
function wrongPaths(...departures: Departure[]): string[] {
  const places = ["Milano", "Parigi", "Vienna", "Roma"];
  const legs = departures.map(([date, time], index) => ({ from: places[index], to: places[index + 1], date, time }));
  const checked = jetTripSchema.safeParse({ legs, passengers: 4 });
  return checked.error?.issues.map(({ path }) => path.join(".")) ?? [];
}

const DAY = "2026-12-01";

describe("the order of a trip's legs", () => {
  test("requires a later time than the previous leg on the same day", () => {
    expect(wrongPaths([DAY, "01:00"], [DAY, "00:30"])).toEqual(["legs.1.time"]);
    expect(wrongPaths([DAY, "01:00"], [DAY, "01:00"])).toEqual(["legs.1.time"]);
    expect(wrongPaths([DAY, "01:00"], [DAY, "01:30"])).toEqual([]);
    expect(wrongPaths([DAY, "01:00"], ["2026-12-02", "00:30"])).toEqual([]);
  });

  test("ignores a leg without a time, but still compares with earlier legs", () => {
    expect(wrongPaths([DAY, "10:00"], [DAY])).toEqual([]);
    expect(wrongPaths([DAY], [DAY, "00:30"])).toEqual([]);
    expect(wrongPaths([DAY, "10:00"], [DAY], [DAY, "09:00"])).toEqual(["legs.2.time"]);
  });

  test("reports an earlier day than the previous leg on the date, whatever the time", () => {
    expect(wrongPaths([DAY, "10:00"], ["2026-11-30", "12:00"])).toEqual(["legs.1.date"]);
  });
});
