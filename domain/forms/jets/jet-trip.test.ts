// Rule: product.md#jet-quote-form
import { describe, expect, test } from "vitest";
import { jetTripSchema } from "#domain/forms/jets/jet-trip.ts";

type Departure = [date: string, time?: string];

/** The paths of what is wrong with a trip that goes on at these moments. */
function wrongPaths(...departures: Departure[]): string[] {
  const places = ["Milano", "Parigi", "Vienna", "Roma"];
  const legs = departures.map(([date, time], index) => ({ from: places[index], to: places[index + 1], date, time }));
  const checked = jetTripSchema.safeParse({ legs, passengers: 4 });
  return checked.error?.issues.map(({ path }) => path.join(".")) ?? [];
}

const DAY = "2026-12-01";

describe("the order of a trip's legs", () => {
  test("on one day a leg leaves at a later hour than the one before it", () => {
    expect(wrongPaths([DAY, "01:00"], [DAY, "00:30"])).toEqual(["legs.1.time"]);
    expect(wrongPaths([DAY, "01:00"], [DAY, "01:00"])).toEqual(["legs.1.time"]);
    expect(wrongPaths([DAY, "01:00"], [DAY, "01:30"])).toEqual([]);
    expect(wrongPaths([DAY, "01:00"], ["2026-12-02", "00:30"])).toEqual([]);
  });

  test("an hour that is not chosen is in nobody's way, and hides no earlier one", () => {
    expect(wrongPaths([DAY, "10:00"], [DAY])).toEqual([]);
    expect(wrongPaths([DAY], [DAY, "00:30"])).toEqual([]);
    expect(wrongPaths([DAY, "10:00"], [DAY], [DAY, "09:00"])).toEqual(["legs.2.time"]);
  });

  test("a day before the one of the leg before is the day's fault, whatever the hour", () => {
    expect(wrongPaths([DAY, "10:00"], ["2026-11-30", "12:00"])).toEqual(["legs.1.date"]);
  });
});
