import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import { countFreeUnitsByDay, findLowestFreeUnit, type UnitHold } from "./availability.ts";

const ROME = "Europe/Rome";
const rome = (date: string, time: string) => toInstant({ date, time }, ROME);
const hold = (unit: number, from: Date, to: Date): UnitHold => ({ unit, from, to });

function free(totalUnits: number, holds: UnitHold[], from: string, to: string) {
  return countFreeUnitsByDay({ totalUnits, holds, from, to, timeZone: ROME });
}

describe("free units by civil day", () => {
  test("every unit is free on every day, first and last included, without holds", () => {
    expect(free(2, [], "2026-12-01", "2026-12-03")).toEqual([
      { date: "2026-12-01", free: 2, partly: 0 },
      { date: "2026-12-02", free: 2, partly: 0 },
      { date: "2026-12-03", free: 2, partly: 0 },
    ]);
    expect(free(2, [], "2026-12-03", "2026-12-01")).toEqual([]);
  });

  // Rule: product.md#availability
  test("a hold from noon to noon takes two days in part and the days between fully", () => {
    const holds = [hold(1, rome("2026-12-01", "12:00"), rome("2026-12-03", "12:00"))];
    expect(free(2, holds, "2026-12-01", "2026-12-04")).toEqual([
      { date: "2026-12-01", free: 1, partly: 1 },
      { date: "2026-12-02", free: 1, partly: 0 },
      { date: "2026-12-03", free: 1, partly: 1 },
      { date: "2026-12-04", free: 2, partly: 0 },
    ]);
  });

  test("a hold that ends at midnight leaves the next day free", () => {
    const holds = [hold(1, rome("2026-12-01", "00:00"), rome("2026-12-02", "00:00"))];
    expect(free(1, holds, "2026-11-30", "2026-12-02").map((day) => day.free)).toEqual([1, 0, 1]);
  });

  test("days follow the time zone of the car's city: 25 October 2026 has 25 hours", () => {
    const holds = [hold(1, rome("2026-10-25", "00:00"), rome("2026-10-26", "00:00"))];
    expect(free(1, holds, "2026-10-24", "2026-10-26")).toEqual([
      { date: "2026-10-24", free: 1, partly: 0 },
      { date: "2026-10-25", free: 0, partly: 0 },
      { date: "2026-10-26", free: 1, partly: 0 },
    ]);
    const hour24 = [hold(1, rome("2026-10-25", "00:00"), new Date("2026-10-25T22:00:00Z"))];
    expect(free(1, hour24, "2026-10-25", "2026-10-25")).toEqual([{ date: "2026-10-25", free: 0, partly: 1 }]);
  });

  test("two consecutive holds together fill the day", () => {
    const noon = rome("2026-12-01", "12:00");
    const holds = [hold(1, noon, rome("2026-12-02", "00:00")), hold(1, rome("2026-12-01", "00:00"), noon)];
    expect(free(1, holds, "2026-12-01", "2026-12-01")).toEqual([{ date: "2026-12-01", free: 0, partly: 0 }]);
  });

  test("any unit number identifies a unit", () => {
    const [from, to] = [rome("2026-12-01", "00:00"), rome("2026-12-09", "00:00")];
    const holds = [hold(5, from, to), hold(5, from, to), hold(2, from, to)];
    expect(free(3, holds, "2026-12-01", "2026-12-01")).toEqual([{ date: "2026-12-01", free: 1, partly: 0 }]);
  });

  test("the counts stay between zero and the number of units, and another hold never frees a unit", () => {
    const start = rome("2026-10-20", "00:00").getTime();
    const holds = fc.array(
      fc
        .record({ unit: fc.integer({ min: 1, max: 4 }), at: fc.nat(20 * 24), hours: fc.nat(96) })
        .map(({ unit, at, hours }) =>
          hold(unit, new Date(start + at * 3_600_000), new Date(start + (at + hours) * 3_600_000)),
        ),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), holds, (totalUnits, drawn) => {
        const held = drawn.filter(({ unit }) => unit <= totalUnits);
        const days = free(totalUnits, held, "2026-10-18", "2026-11-15");
        const fewer = free(totalUnits, held.slice(1), "2026-10-18", "2026-11-15");
        expect(days).toHaveLength(29);
        for (const [index, day] of days.entries()) {
          expect(day.free).toBeGreaterThanOrEqual(0);
          expect(day.partly).toBeGreaterThanOrEqual(0);
          expect(day.free + day.partly).toBeLessThanOrEqual(totalUnits);
          expect(day.free).toBeLessThanOrEqual(fewer[index]?.free ?? -1);
        }
      }),
    );
  });
});

describe("the lowest free unit", () => {
  // Rule: product.md#unit-holds "A request takes"
  test("returns the first gap, or null if all units are held", () => {
    expect(findLowestFreeUnit(3, [])).toBe(1);
    expect(findLowestFreeUnit(3, [1, 3])).toBe(2);
    expect(findLowestFreeUnit(3, new Set([3, 2, 1]))).toBeNull();
    expect(findLowestFreeUnit(1, [2])).toBe(1);
  });

  test("is within 1..totalUnits and not held", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 1, max: 12 })), (totalUnits, held) => {
        const unit = findLowestFreeUnit(totalUnits, held);
        const all = Array.from({ length: totalUnits }, (_, index) => index + 1);
        expect(unit).toBe(all.find((candidate) => !held.includes(candidate)) ?? null);
      }),
    );
  });
});
