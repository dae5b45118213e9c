import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { findFirstFreeRental } from "./first-free-rental.ts";

const START = Date.parse("2026-12-01T00:00:00Z");
const at = (hour: number) => new Date(START + hour * HOUR_MS);
const stretch = (from: number, to: number) => ({ from: at(from), to: at(to) });
const search = { within: stretch(0, 240), days: 2, turnaroundHours: 6, timeZone: "UTC" };

describe("findFirstFreeRental", () => {
  // Rule: product.md#fleet-timeline ""Trova un posto""
  test.each([
    ["at once when nothing holds it", [], stretch(0, 48)],
    ["after what holds it", [stretch(-5, 10)], stretch(10, 58)],
    ["on the next slot", [stretch(-5, 10.25)], stretch(10.5, 58.5)],
    ["before a hold when its turnaround fits too", [stretch(54, 60)], stretch(0, 48)],
    ["after a hold when its turnaround does not fit before", [stretch(53, 60)], stretch(60, 108)],
    ["until the very end", [stretch(0, 192)], stretch(192, 240)],
    ["not past the end", [stretch(0, 193)], null],
    ["not when a hold just after the end takes its turnaround", [stretch(0, 192), stretch(243, 250)], null],
  ])("%s", (_case, holds, found) => expect(findFirstFreeRental(search, holds)).toEqual(found));

  test("ends at the same clock time, even across a daylight-saving change", () => {
    const from = new Date("2026-10-24T08:00:00Z");
    const within = { from, to: new Date("2026-10-30T00:00:00Z") };
    const rental = findFirstFreeRental({ ...search, within, timeZone: "Europe/Rome" }, []);
    expect(rental).toEqual({ from, to: new Date("2026-10-26T09:00:00Z") });
  });

  test("is the earliest start that overlaps no hold, turnaround included", () => {
    const hold = fc.tuple(fc.integer({ min: -20, max: 130 }), fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(
        fc.array(hold, { maxLength: 6 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 12 }),
        (spans, days, turnaroundHours) => {
          const holds = spans.map(([from, hours]) => stretch(from, from + hours));
          const within = stretch(0, 120);
          const fits = (start: number) => {
            const ready = start + days * 24 + turnaroundHours;
            return start + days * 24 <= 120 && holds.every(({ from, to }) => to <= at(start) || from >= at(ready));
          };
          const first = Array.from({ length: 241 }, (_, slot) => slot / 2).find(fits);
          const found = findFirstFreeRental({ within, days, turnaroundHours, timeZone: "UTC" }, holds);
          expect(found?.from).toEqual(first === undefined ? undefined : at(first));
        },
      ),
    );
  });
});
