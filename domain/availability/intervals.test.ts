import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { subtractIntervals } from "./intervals.ts";

const at = (hour: number) => new Date(hour * 3_600_000);
const stretch = (from: number, to: number) => ({ from: at(from), to: at(to) });

describe("subtractIntervals", () => {
  test.each([
    ["nothing is taken", [], [stretch(0, 10)]],
    ["the middle is taken", [stretch(4, 6)], [stretch(0, 4), stretch(6, 10)]],
    ["the end is taken and beyond", [stretch(8, 20)], [stretch(0, 8)]],
    ["two overlap, in the wrong order", [stretch(5, 7), stretch(2, 6)], [stretch(0, 2), stretch(7, 10)]],
    ["what touches takes nothing", [stretch(-5, 0), stretch(10, 12)], [stretch(0, 10)]],
    ["all is taken", [stretch(-1, 11)], []],
  ])("%s", (_case, occupied, remaining) => {
    expect(subtractIntervals(stretch(0, 10), occupied)).toEqual(remaining);
  });

  test("keeps an hour exactly if no interval covers it", () => {
    const hours = fc.tuple(fc.integer({ min: -5, max: 25 }), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 8 }), (spans) => {
        const occupied = spans.map(([from, length]) => stretch(from, from + length));
        const remaining = subtractIntervals(stretch(0, 20), occupied);
        const covers = (spansOf: typeof occupied, hour: number) =>
          spansOf.some(({ from, to }) => from <= at(hour) && at(hour + 1) <= to);
        for (let hour = 0; hour < 20; hour += 1) expect(covers(remaining, hour)).toBe(!covers(occupied, hour));
      }),
    );
  });
});
