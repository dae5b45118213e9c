import { describe, expect, test } from "vitest";
import { groupHoldsByVehicle, toTimelineHold, toTimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { movesHold, previewDrag } from "#app/features/admin/timeline/timeline-drag.ts";
import { bookingHold, maintenanceHold } from "#test/factories/booking-rows.ts";

const window = { from: "2026-11-16", weeks: 4 };
const days = {
  vehicle_id: "car",
  starts_at: "2026-11-24T07:00:00.000Z",
  ends_at: "2026-11-26T17:00:00.000Z",
  from_date: "2026-11-24",
  from_time: "08:00",
  to_date: "2026-11-26",
  to_time: "18:00",
};
const block = toTimelineHold(maintenanceHold({ ...days, id: "block" }));
const booked = toTimelineHold(bookingHold({ ...days, id: "booked", unit: 2, returns_at: "2026-11-26T13:00:00.000Z" }));
const car = toTimelineVehicle(
  {
    id: "car",
    brand: "F",
    name: "296",
    slug: "f-296",
    category: "prestige",
    location: "Milano",
    available: true,
    turnaround_hours: 6,
  },
  new Map([["Milano", "Europe/Rome"]]),
  "Europe/Rome",
  [1, 2, 3].map((number) => ({ number, plate: null })),
);
const data = { groups: groupHoldsByVehicle([car], [block, booked], []), window };
/** `day` is counted from 16 November. */
const at = (unit: number, day: number) => ({ vehicleId: "car", unit, day });
const start = (changes: object) => ({ ...at(1, 8), hold: null, edge: null, ...changes });

describe("a drag on the timeline", () => {
  test("over free days draws a block on the unit where it started", () => {
    expect(previewDrag(start({ day: 0 }), at(3, 2), data)).toEqual({
      vehicleId: "car",
      unit: 1,
      period: { from: { date: "2026-11-16", time: "00:00" }, to: { date: "2026-11-19", time: "00:00" } },
      hold: null,
      hasConflict: false,
    });
    expect(previewDrag(start({ day: 9 }), at(1, 9), data)).toBeNull();
  });
  test("moves a block to other days and another unit of its car", () => {
    const preview = previewDrag(start({ hold: block }), at(3, 10), data);
    expect(preview).toMatchObject({
      unit: 3,
      hasConflict: false,
      period: { from: { date: "2026-11-26", time: "08:00" } },
    });
    expect(preview && movesHold(preview)).toBe(true);
  });
  test("detects a conflict with another hold", () => {
    expect(previewDrag(start({ hold: block }), at(2, 8), data)).toMatchObject({ unit: 2, hasConflict: true });
    expect(previewDrag(start({ hold: block }), at(2, 11), data)).toMatchObject({ hasConflict: false });
  });
  test("resizes a block by whole days, and never to an empty one", () => {
    expect(previewDrag(start({ hold: block, edge: "to" }), at(2, 10), data)).toMatchObject({
      unit: 1,
      period: { from: block.period.from, to: { date: "2026-11-28", time: "18:00" } },
    });
    const nothing = previewDrag(start({ hold: block, edge: "to" }), at(1, 0), data);
    expect(nothing && movesHold(nothing)).toBe(false);
  });
  test("moves a booking to another unit but never to other days", () => {
    expect(previewDrag(start({ unit: 2, hold: booked }), at(3, 14), data)).toMatchObject({
      unit: 3,
      period: booked.period,
      hasConflict: false,
    });
  });
  // Rule: product.md#fleet-timeline
  test("keeps a delivered car off a unit that is held during its transfer", () => {
    const driven = toTimelineHold(
      bookingHold({
        ...days,
        id: "driven",
        unit: 3,
        starts_at: "2026-11-26T10:00:00.000Z",
        ends_at: "2026-11-30T10:00:00.000Z",
        pickup_at: "2026-11-27T00:00:00.000Z",
      }),
    );
    const groups = groupHoldsByVehicle([car], [booked, driven], []);
    // The rentals alone do not overlap: one ends on the 26th, the other starts on the 27th.
    expect(driven.pickupAt > booked.returnAt).toBe(true);
    const preview = previewDrag(start({ unit: 3, hold: driven }), at(2, 8), { groups, window });
    expect(preview).toMatchObject({ unit: 2, hasConflict: true });
  });
  test("changes nothing over another car or back at its origin", () => {
    for (const point of [{ vehicleId: "another", unit: 1, day: 8 }, at(1, 8)]) {
      const preview = previewDrag(start({ hold: block }), point, data);
      expect(preview && movesHold(preview)).toBe(false);
    }
  });
});
