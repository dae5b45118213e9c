import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, toInstant } from "#domain/rental-period/civil-time.ts";
import { blockFromDrag, findFirstOverlap, moveBlock, resizeBlock } from "./timeline-drag.ts";

const timeZone = "Europe/Rome";
const at = (date: string, time = "00:00") => ({ date, time });
const hold = (from: [string, string], to: [string, string]) => ({
  from: toInstant(at(...from), timeZone),
  to: toInstant(at(...to), timeZone),
});
const drag = (anchor: string, pointer: string, holds: { from: Date; to: Date }[] = []) =>
  blockFromDrag({ anchor, pointer, holds, timeZone });

describe("blockFromDrag", () => {
  test("covers the whole dragged days, in either direction", () => {
    const block = { from: at("2026-11-24"), to: at("2026-11-27") };
    expect(drag("2026-11-24", "2026-11-26")).toEqual(block);
    expect(drag("2026-11-26", "2026-11-24")).toEqual(block);
    expect(drag("2026-11-24", "2026-11-24")).toEqual({ from: at("2026-11-24"), to: at("2026-11-25") });
  });
  test("covers whole days across a daylight-saving change", () => {
    expect(drag("2027-03-28", "2027-03-28")).toEqual({ from: at("2027-03-28"), to: at("2027-03-29") });
    expect(drag("2027-10-31", "2027-10-31")).toEqual({ from: at("2027-10-31"), to: at("2027-11-01") });
  });
  test("starts when the car is back and ends before its next departure", () => {
    const holds = [
      hold(["2026-11-20", "10:00"], ["2026-11-24", "14:30"]),
      hold(["2026-11-27", "09:00"], ["2026-11-30", "09:00"]),
    ];
    expect(drag("2026-11-24", "2026-11-29", holds)).toEqual({
      from: at("2026-11-24", "14:30"),
      to: at("2026-11-27", "09:00"),
    });
    expect(drag("2026-11-26", "2026-11-21", holds)).toEqual({ from: at("2026-11-24", "14:30"), to: at("2026-11-27") });
  });
  test("uses the longest free part of the first day, and is null if that day has none", () => {
    const holds = [
      hold(["2026-11-24", "06:00"], ["2026-11-24", "10:00"]),
      hold(["2026-11-24", "20:00"], ["2026-11-26", "00:00"]),
    ];
    expect(drag("2026-11-24", "2026-11-24", holds)).toEqual({
      from: at("2026-11-24", "10:00"),
      to: at("2026-11-24", "20:00"),
    });
    expect(drag("2026-11-25", "2026-11-28", holds)).toBeNull();
  });
  test("never overlaps existing holds", () => {
    const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays("2027-03-20", days));
    const holds = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 1, max: 72 })).map(([start, hours]) => {
        const from = toInstant(at("2027-03-20"), timeZone).getTime() + start * 3_600_000;
        return { from: new Date(from), to: new Date(from + hours * 3_600_000) };
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(day, day, holds, (anchor, pointer, held) => {
        const block = blockFromDrag({ anchor, pointer, holds: held, timeZone });
        if (!block) return true;
        const span = { from: toInstant(block.from, timeZone), to: toInstant(block.to, timeZone) };
        return (
          span.from < span.to &&
          findFirstOverlap(
            span,
            held.map((one) => ({ span: one })),
          ) === null
        );
      }),
    );
  });
});

describe("a moved block", () => {
  const block = { from: at("2027-03-26", "08:00"), to: at("2027-03-27", "18:00") };
  test("keeps its civil times across a daylight-saving change", () => {
    expect(moveBlock(block, 2)).toEqual({ from: at("2027-03-28", "08:00"), to: at("2027-03-29", "18:00") });
    expect(moveBlock(block, -30).from).toEqual(at("2027-02-24", "08:00"));
  });
  test("can be resized at both ends, never to nothing", () => {
    expect(resizeBlock(block, "to", 3)).toEqual({ ...block, to: at("2027-03-30", "18:00") });
    expect(resizeBlock(block, "from", 1)).toEqual({ ...block, from: at("2027-03-27", "08:00") });
    expect(resizeBlock(block, "from", 2)).toBeNull();
    expect(resizeBlock(block, "to", -2)).toBeNull();
    expect(resizeBlock(block, "to", 400)).toBeNull();
  });
});

test("adjacent spans do not overlap", () => {
  const [first, second] = [
    { span: hold(["2026-11-20", "10:00"], ["2026-11-24", "14:00"]) },
    { span: hold(["2026-11-26", "10:00"], ["2026-11-28", "14:00"]) },
  ];
  const between = hold(["2026-11-24", "14:00"], ["2026-11-26", "10:00"]);
  expect(findFirstOverlap(between, [first, second])).toBeNull();
  expect(findFirstOverlap({ ...between, to: new Date(between.to.getTime() + 1) }, [first, second])).toBe(second);
});
