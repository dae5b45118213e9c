import { describe, expect, test } from "vitest";
import { toTimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";
import { timelineVehicle } from "#test/factories/timeline-vehicles.ts";
import { unitGaps } from "./timeline-gaps.tsx";

const vehicle = timelineVehicle([
  { number: 1, plate: null },
  { number: 2, plate: null, blocked: {} },
]);
/** From Monday 7 December. The unit is held from the 10th at 10:00 to the 13th at 16:00, turnaround included. */
const window = { from: "2026-12-07", weeks: 1 };
const lane = { unit: 1, plate: null, holds: [toTimelineHold(bookingHold())], isRetired: false };
const gaps = (changes: Partial<typeof lane> = {}, now = -5, car = vehicle) =>
  unitGaps({ ...lane, ...changes }, { vehicle: car, window, now }).map(({ days, isOpenEnded, stretch }) => [
    days,
    isOpenEnded,
    stretch.from.toISOString(),
  ]);

describe("the gaps of a unit", () => {
  // Rule: product.md#fleet-timeline ""Mostra i vuoti""
  test("last a day or longer, each with its whole days", () => {
    // The rest of the 13th is too short.
    expect(gaps()).toEqual([[3, false, "2026-12-06T23:00:00.000Z"]]);
    expect(gaps({ holds: [] })).toEqual([[7, true, "2026-12-06T23:00:00.000Z"]]);
  });
  test("start now at the earliest", () => {
    expect(gaps({}, 1.5)).toEqual([[1, false, "2026-12-08T11:00:00.000Z"]]);
    expect(gaps({}, 20)).toEqual([]);
  });
  test("are none for a unit that cannot be assigned", () => {
    expect(gaps({ isRetired: true })).toEqual([]);
    expect(gaps({ unit: 2 })).toEqual([]);
    expect(gaps({}, -5, { ...vehicle, available: false })).toEqual([]);
  });
});
