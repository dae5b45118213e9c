import type { Sdf } from "../../interiors/engine/sdf.ts";

/** A solid turned about the wheel's axis: its profile in distance from the axis and depth. */
export const turned =
  (profile: (r: number, z: number) => number): Sdf =>
  (x, y, z) =>
    profile(Math.hypot(x, y), z);

/** A rounded rectangle of a profile: its middle, half its width and depth, which include the rounding. */
export function bar(
  r: number,
  z: number,
  {
    middle: [mr, mz],
    half: [hr, hz],
    round,
  }: { middle: readonly [number, number]; half: readonly [number, number]; round: number },
): number {
  const qr = Math.abs(r - mr) - hr + round;
  const qz = Math.abs(z - mz) - hz + round;
  return Math.hypot(Math.max(qr, 0), Math.max(qz, 0)) + Math.min(Math.max(qr, qz), 0) - round;
}

/** A solid repeated `count` times about the axis, the first at `start` radians. */
export const around =
  (count: number, start: number, solid: Sdf): Sdf =>
  (x, y, z) => {
    const sector = (2 * Math.PI) / count;
    let angle = Math.atan2(y, x) - start;
    angle -= Math.round(angle / sector) * sector;
    const r = Math.hypot(x, y);
    return solid(r * Math.cos(angle), r * Math.sin(angle), z);
  };
