import { type Blade, polar } from "../../cars/wheels/blade.ts";
import { blades, type SpokePattern } from "../../cars/wheels/spokes.ts";
import type { Sdf } from "../../interiors/engine/sdf.ts";

/** The wheel's turn in the profile, whose front wheel this is. */
const POSE = { rotation: 0.2, lean: 1 } as const;
const TURN = 2 * Math.PI;
/** Depth of the face at the rim, and the thickness of an arm. */
const FACE = -0.108;
const THICK = 0.03;
const SOFT = 0.01;
const ROUND = 0.0025;
/** Directions in which the arms near a point are looked up. */
const DIRECTIONS = 96;

/** An arm from hub to rim as seen along the axle: its middle line, bent sideways by `bow`, and half its width at both ends. */
interface Arm {
  readonly from: readonly [number, number];
  readonly along: readonly [number, number];
  readonly length: number;
  readonly half: readonly [hub: number, rim: number];
  readonly bow: number;
  readonly reachesRim: boolean;
}

function armOf(blade: Blade, rim: number): Arm {
  // The drawing's y points down.
  const start = polar(rim * (blade.from ?? 0.17), -blade.hubAngle);
  const end = polar(rim * (blade.to ?? 0.985), -blade.rimAngle);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  return {
    from: start,
    along: [(end[0] - start[0]) / length, (end[1] - start[1]) / length],
    length,
    half: [(rim * blade.hubWidth) / 2, (rim * blade.rimWidth) / 2],
    bow: -(blade.bow ?? 0) * rim,
    reachesRim: blade.to === undefined,
  };
}

const rounded = (a: number, b: number, round: number) =>
  Math.hypot(Math.max(a + round, 0), Math.max(b + round, 0)) + Math.min(Math.max(a, b) + round, 0) - round;

/** The face at a distance from the axle: it dips towards the hub by `dish`. */
export const faceAt = (r: number, rim: number, dish: number): number => FACE + dish * Math.max(0, 1 - r / rim) ** 1.6;

/** The spokes of a pattern as a solid about the axle, its face towards -z. */
export function spokes(pattern: SpokePattern, rim: number, dish: number): Sdf {
  if (pattern.kind === "monolith") return pierced(rim, dish, 0.92, monolithWindow(pattern.count ?? 7, rim));
  if (pattern.kind === "aero") return pierced(rim, dish * 0.5, 0.95, aeroVane(pattern.count ?? 15, rim));
  const arms = blades(pattern, POSE).map((blade) => armOf(blade, rim));
  const near = armsByDirection(arms);
  return (x, y, z) => {
    if (z > 0.02 || z < -0.135) return Math.max(z - 0.02, -0.135 - z) + 0.008;
    const r = Math.hypot(x, y);
    const face = faceAt(r, rim, dish);
    const direction = Math.floor(((Math.atan2(y, x) / TURN + 1) % 1) * DIRECTIONS) % DIRECTIONS;
    let nearest = 0.05;
    for (const { from, along, length, half, bow, reachesRim } of near[direction] as Arm[]) {
      const px = x - from[0];
      const py = y - from[1];
      const s = (px * along[0] + py * along[1]) / length;
      const t = Math.min(1, Math.max(0, s));
      const lateral = Math.abs(py * along[0] - px * along[1] - bow * Math.sin(t * Math.PI));
      const width = half[0] + (half[1] - half[0]) * t ** 1.2;
      const foot = reachesRim ? 0.01 * Math.exp(-(((t - 1) / 0.07) ** 2)) : 0;
      const edge = Math.max(
        lateral - width - foot - 0.008 * Math.exp(-((t / 0.12) ** 2)),
        Math.abs(s - 0.5) * length - length / 2 - 0.004,
      );
      // The flanks of an arm fall away from its level top.
      const top = face + Math.max(0, lateral - width * 0.42) * 0.62;
      const d = rounded(edge, Math.max(top - z, z - face - THICK), ROUND);
      const overlap = Math.max(SOFT - Math.abs(nearest - d), 0) / SOFT;
      nearest = Math.min(nearest, d) - overlap * overlap * SOFT * 0.25;
    }
    return Math.max(nearest, r - rim + 0.002) * 0.8;
  };
}

/** For each direction from the axle the arms that pass within reach of it. */
function armsByDirection(arms: readonly Arm[]): Arm[][] {
  const near: Arm[][] = Array.from({ length: DIRECTIONS }, () => []);
  for (const arm of arms) {
    const directions = new Set<number>();
    for (let step = 0; step <= 20; step++) {
      const t = step / 20;
      const bend = arm.bow * Math.sin(t * Math.PI);
      const x = arm.from[0] + arm.along[0] * arm.length * t - arm.along[1] * bend;
      const y = arm.from[1] + arm.along[1] * arm.length * t + arm.along[0] * bend;
      const reach = Math.min(0.9, (Math.max(...arm.half) + 0.035) / Math.hypot(x, y));
      const middle = Math.atan2(y, x) / TURN + 1;
      for (let off = -reach; off <= reach; off += TURN / DIRECTIONS / 2)
        directions.add(Math.floor(((middle + off / TURN) % 1) * DIRECTIONS) % DIRECTIONS);
    }
    for (const direction of directions) near[direction]?.push(arm);
  }
  return near;
}

/** A closed disc with openings: `opening` is the distance to the nearest one's edge, negative inside. */
function pierced(rim: number, dish: number, share: number, opening: (r: number, angle: number) => number): Sdf {
  return (x, y, z) => {
    if (z > 0.02 || z < -0.135) return Math.max(z - 0.02, -0.135 - z) + 0.008;
    const r = Math.hypot(x, y);
    const hole = opening(r, Math.atan2(-y, x));
    const face = faceAt(r, rim, dish) + 0.006 * Math.exp(-Math.max(0, hole) / 0.006);
    return rounded(Math.max(r - rim * share, -hole), Math.max(face - z, z - face - THICK), ROUND) * 0.8;
  };
}

/** The nearest repeat's angle about its own middle. */
function folded(angle: number, count: number): number {
  const sector = TURN / count;
  const off = angle - POSE.rotation;
  return off - Math.round(off / sector) * sector;
}

/** Slim windows that widen outwards, as in the drawing. */
const monolithWindow = (count: number, rim: number) => (r: number, angle: number) => {
  const half = (TURN / count) * 0.3;
  const t = Math.min(1, Math.max(0, (r / rim - 0.42) / 0.42));
  const side = (Math.abs(folded(angle, count)) - half * (0.5 + 0.48 * t)) * r;
  return rounded(side, Math.abs(r - rim * 0.63) - rim * 0.235, 0.012);
};

/** Slanted vanes near the edge, as in the drawing. */
const aeroVane = (count: number, rim: number) => (r: number, angle: number) => {
  const t = Math.min(1, Math.max(0, (r / rim - 0.5) / 0.37));
  const middle = -0.01 + t * 0.105;
  const half = 0.04 + t * 0.085;
  const off = folded(angle, count) - middle * POSE.lean;
  return rounded((Math.abs(off) - half) * r, Math.abs(r - rim * 0.69) - rim * 0.19, 0.01);
};
