import { describe, expect, test } from "vitest";
import { findGaps, type GapSearch, gapSearchProblem } from "#app/features/admin/timeline/gaps/find-gaps.ts";
import { toTimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";
import { timelineVehicle } from "#test/factories/timeline-vehicles.ts";

const ferrari = timelineVehicle(
  [
    { number: 1, plate: null },
    { number: 4, plate: "GA123BC" },
    { number: 5, plate: "GA555BC", blocked: { since: "2026-12-01" } },
  ],
  { id: "car-1" },
);
const suv = timelineVehicle([{ number: 1, plate: null }], { id: "car-2", category: "suv" });
const unavailable = timelineVehicle([{ number: 1, plate: null }], { id: "car-3", available: false });
/** On the first car's unit 1: from the 10th at 10:00 to the 13th at 10:00, with a turnaround until 16:00. */
const hold = toTimelineHold(bookingHold());
const now = new Date("2026-12-10T12:10:00Z");

const question: GapSearch = { from: "2026-12-10", to: "2026-12-20", days: 3, category: "", location: "" };
const findGapsWith = (changes: Partial<GapSearch> = {}) =>
  findGaps({ ...question, ...changes }, { vehicles: [ferrari, suv, unavailable], holds: [hold], now }).map(
    ({ vehicle, unit, rental }) => [vehicle.id, unit, rental.from.toISOString()],
  );

describe("the units found by findGaps", () => {
  // Rule: product.md#fleet-timeline ""Trova un posto""
  test("come in order of their earliest pickup: not before now, after a turnaround, without blocked or unavailable ones", () => {
    expect(findGapsWith()).toEqual([
      ["car-1", 4, "2026-12-10T12:30:00.000Z"],
      ["car-2", 1, "2026-12-10T12:30:00.000Z"],
      ["car-1", 1, "2026-12-13T15:00:00.000Z"],
    ]);
  });
  test("match the requested category and city", () => {
    expect(findGapsWith({ category: "suv" })).toHaveLength(1);
    expect(findGapsWith({ location: "Roma" })).toEqual([]);
  });
  test("are none when the days do not fit before the end of the search", () => {
    expect(findGapsWith({ days: 8 }).map(([car, unit]) => [car, unit])).toEqual([
      ["car-1", 4],
      ["car-2", 1],
    ]);
    expect(findGapsWith({ days: 11 })).toEqual([]);
  });
});

test.each([
  [{ from: "" }, "period"],
  [{ to: "2026-12-09" }, "period"],
  [{ to: "2027-03-08" }, "long"],
  [{ to: "2027-03-07" }, null],
  [{ days: 0 }, "days"],
  [{ days: Number.NaN }, "days"],
  [{ days: 2.5 }, "days"],
])("reports for %j the problem %s", (changes, problem) =>
  expect(gapSearchProblem({ ...question, ...changes })).toBe(problem),
);
