import { smoothStep } from "../../render/easing.ts";
import { rampAt } from "../geometry/curve.ts";
import { flatten, highestAt } from "../geometry/spline.ts";
import type { Arch, SectionLine, Surface } from "../profile.ts";

interface Level {
  readonly y: number;
  readonly above: number;
  readonly below: number;
}

/** A body side as slopes: how far the surface leans back and turns away at each point. */
export interface SideSurface {
  /** The levels of one column, from the contour downwards. */
  column(x: number): readonly Level[];
  /** The surface's slopes dz/dx and dz/dy at a point of that column. */
  slopes(levels: readonly Level[], x: number, y: number): { readonly alongX: number; readonly alongY: number };
}

/** Lines that would cross the one above are kept this far below it (mm). */
const PRESSED = 10;
const DEGREE = Math.PI / 180;

/** Angle to the vertical at height y, with the creases between levels softened. */
function leanAt(levels: readonly Level[], y: number, crease: number): number {
  let lowerIndex = 1;
  while (lowerIndex < levels.length - 1 && y < (levels[lowerIndex]?.y ?? 0)) lowerIndex++;
  const upper = levels[lowerIndex - 1];
  const lower = levels[lowerIndex];
  if (!upper || !lower) return 0;
  const share = Math.min(1, Math.max(0, (upper.y - y) / Math.max(upper.y - lower.y, 1e-3)));
  let angle = upper.below + (lower.above - upper.below) * share;
  const soften = (level: Level, distance: number) => {
    if (distance >= crease) return;
    const mean = (level.above + level.below) / 2;
    angle = mean + (angle - mean) * smoothStep(-crease * 0.2, crease, distance);
  };
  if (lowerIndex > 1) soften(upper, upper.y - y);
  if (lowerIndex < levels.length - 1) soften(lower, y - lower.y);
  return Math.max(-75, Math.min(88, angle));
}

/** Slope of the flared lip around a wheel opening, along the direction away from the hub. */
function lipSlope(arch: Arch, dx: number, dy: number): number {
  const distance = Math.hypot(dx, dy);
  const across = (distance - arch.radius) / arch.lip;
  if (across < -0.4 || across > 1.6 || dy < -arch.radius * 0.75) return 0;
  const hollow = arch.flare.hollow * Math.exp(-(((across - 0.95) * 2.6) ** 2));
  const swell = arch.flare.swell * Math.exp(-(((across - 0.12) * 4) ** 2));
  return ((swell - hollow) * smoothStep(-arch.radius * 0.75, -arch.radius * 0.2, dy) * 0.8) / Math.max(distance, 1);
}

/** Prepares a side for shading; `arches` is empty where there are no wheels (glass, aircraft). */
export function sideSurface(
  side: { readonly length: number; readonly outline: SectionLine["along"]; readonly surface: Surface },
  arches: readonly Arch[],
): SideSurface {
  const { length, surface } = side;
  const contour = flatten(side.outline);
  const lines = surface.section.map((line) => ({ ...line, polyline: flatten(line.along) }));
  return {
    column(x) {
      const top = highestAt(contour, Math.min(Math.max(x, 1), length - 1)) ?? 0;
      const roundAngle = rampAt(surface.topRoundAngle, x);
      let lowest = top - rampAt(surface.topRound, x);
      const levels: Level[] = [
        { y: top + 40, above: 89, below: 89 },
        { y: top - 2, above: 88, below: surface.topAngle },
        { y: lowest, above: roundAngle, below: roundAngle },
      ];
      for (const line of lines) {
        const first = line.polyline[0]?.x ?? 0;
        const last = line.polyline.at(-1)?.x ?? 0;
        const y = highestAt(line.polyline, Math.min(Math.max(x, first), last));
        if (y === undefined) continue;
        lowest = Math.min(y, lowest - PRESSED);
        levels.push({ y: lowest, above: rampAt(line.above, x), below: rampAt(line.below, x) });
      }
      levels.push({ y: -50, above: -50, below: -50 });
      return levels;
    },
    slopes(levels, x, y) {
      const { nose, tail } = surface;
      let turn = 0;
      if (x < nose.length) turn = -nose.angle * (1 - Math.max(x, 0) / nose.length) ** 1.8;
      if (x > length - tail.length) turn = tail.angle * (1 - Math.max(length - x, 0) / tail.length) ** 1.8;
      let alongX = -Math.tan(turn * DEGREE);
      let alongY = -Math.tan(leanAt(levels, y, surface.crease) * DEGREE);
      for (const bump of surface.bumps) {
        const u = (x - bump.x) / bump.width;
        const v = (y - bump.y) / bump.height;
        const swell = bump.depth * Math.exp(-u * u - v * v);
        alongX += ((-2 * u) / bump.width) * swell;
        alongY += ((-2 * v) / bump.height) * swell;
      }
      for (const arch of arches) {
        const dx = x - arch.x;
        const dy = y - arch.wheelRadius;
        const slope = lipSlope(arch, dx, dy);
        alongX += slope * dx;
        alongY += slope * dy;
      }
      return { alongX, alongY };
    },
  };
}
