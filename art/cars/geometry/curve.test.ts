import { describe, expect, it } from "vitest";
import { curve, ramp, rampAt } from "./curve.ts";
import { monotoneMap } from "./monotone-map.ts";
import { flatten, highestAt, rearmostAt } from "./spline.ts";

describe("curve", () => {
  it("reads points and corners over several lines", () => {
    expect(curve("0,10! -2.5,4\n 8,0")).toEqual([
      { x: 0, y: 10, sharp: true },
      { x: -2.5, y: 4, sharp: false },
      { x: 8, y: 0, sharp: false },
    ]);
  });

  it("refuses what is no point", () => {
    expect(() => curve("0,1 2;3")).toThrow('"2;3"');
    expect(() => ramp("0=1")).toThrow('"0=1"');
  });

  it("keeps a ramp's end values beyond its ends and passes its stations", () => {
    const stations = ramp("100:10 200:30");
    expect([0, 100, 150, 200, 900].map((x) => rampAt(stations, x))).toEqual([10, 10, 20, 30, 30]);
  });
});

describe("splines", () => {
  it("pass through their points", () => {
    const line = flatten(curve("0,0! 100,50 200,40 300,0!"));
    expect(highestAt(line, 100)).toBeCloseTo(50, 1);
    expect(highestAt(line, 200)).toBeCloseTo(40, 1);
    expect(highestAt(line, 301)).toBeUndefined();
  });

  it("find the rear contour at a height", () => {
    const line = flatten(curve("0,0! 0,100! 80,100! 120,0!"));
    expect(rearmostAt(line, 50)).toBeCloseTo(100);
  });
});

describe("monotoneMap", () => {
  const map = monotoneMap([
    [0, 0],
    [900, 980],
    [1700, 1650],
    [4000, 4100],
  ]);

  it("meets its pairs", () => {
    expect([0, 900, 1700, 4000].map((x) => Math.round(map(x)))).toEqual([0, 980, 1650, 4100]);
  });

  it("never turns back, so that no part of a car folds over another", () => {
    let previous = map(-200);
    for (let x = -190; x < 4300; x += 10) {
      expect(map(x)).toBeGreaterThan(previous);
      previous = map(x);
    }
  });
});
