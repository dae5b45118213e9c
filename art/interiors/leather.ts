import type { Material, Surface } from "./engine/scene.ts";
import { noise, type Sdf, smooth } from "./engine/sdf.ts";
import { tidy } from "./surfaces.ts";

/** Where a part is sewn: distance to the nearest seam, and how far along it, in metres. */
export interface Seam {
  distance(x: number, y: number, z: number): number;
  along(x: number, y: number, z: number): number;
  /** How far from the seam its thread runs, where that is not the material's own. */
  rows?(x: number, y: number, z: number): number;
}

/** Presses seams into a solid. */
export const sewn =
  (solid: Sdf, seam: Seam, depth = 0.003, width = 0.004): Sdf =>
  (x, y, z) => {
    const d = solid(x, y, z);
    if (d > 0.03 || d < -0.03) return d;
    const s = seam.distance(x, y, z) / width;
    return s > 3 ? d : d + depth * Math.exp(-s * s);
  };

const STITCH = 0.0075;
const THREAD = 0.0011;

function stitch(s: Surface, seam: Seam, rows: number): void {
  const distance = seam.distance(s.x, s.y, s.z);
  const off = Math.abs(distance - (seam.rows?.(s.x, s.y, s.z) ?? rows));
  if (off < THREAD && (((seam.along(s.x, s.y, s.z) / STITCH) % 1) + 1) % 1 < 0.68) {
    s.dye = "thread";
    s.r = 1;
    s.g = 1;
    s.b = 1;
    s.rough = 0.6;
  } else if (distance < 0.0022) {
    const dark = 0.45 + 0.55 * (distance / 0.0022);
    s.r *= dark;
    s.g *= dark;
    s.b *= dark;
  }
}

/** Leather to be dyed, with its grain, slight unevenness and, where there is a seam, its thread; `rows` is the thread's distance from it. */
export function leather(
  dye: "leather" | "upper",
  options: { seam?: Seam; rows?: number; rough?: number } = {},
): Material {
  const { seam, rows = 0.0055, rough = 0.46 } = options;
  return {
    tint: [1, 1, 1],
    dye,
    f0: 0.04,
    rough,
    shade(s) {
      const { x, y, z } = s;
      const grain = 900;
      const a = noise(x * grain, y * grain, z * grain) - 0.5;
      const b = noise(x * grain + 31, y * grain, z * grain + 17) - 0.5;
      const c = noise(x * 60, y * 60, z * 60) - 0.5;
      const d = noise(x * 38 + 5, y * 38, z * 38) - 0.5;
      s.nx += a * 0.05 + c * 0.035;
      s.ny += b * 0.05 + d * 0.035;
      s.nz += (a - b) * 0.035 + (c - d) * 0.02;
      tidy(s);
      const tone = 0.95 + 0.1 * noise(x * 9, y * 9, z * 9) + a * 0.08;
      s.r *= tone;
      s.g *= tone;
      s.b *= tone;
      s.rough = rough + c * 0.08;
      if (seam) stitch(s, seam, rows);
    },
  };
}

/** How a seat's middle is sewn. */
export type Quilting = "diamonds" | "flutes" | "plain";

/** The nearest sewn line of a quilted field at (u, v), and how far along it. */
export function quilt(
  kind: Quilting,
  size: number,
): { distance(u: number, v: number): number; along(u: number, v: number): number } {
  if (kind === "diamonds") {
    const [su, sv] = [size, size * 1.35];
    const slope = Math.hypot(1 / su, 1 / sv);
    const near = (value: number) => Math.abs(value - Math.round(value)) / slope;
    return {
      distance: (u, v) => Math.min(near(u / su + v / sv), near(u / su - v / sv)),
      along: (u, v) =>
        near(u / su + v / sv) < near(u / su - v / sv) ? (u / su - v / sv) / slope : (u / su + v / sv) / slope,
    };
  }
  if (kind === "flutes") {
    return { distance: (u) => Math.abs(u / size - Math.round(u / size)) * size, along: (_, v) => v };
  }
  return { distance: () => 1, along: () => 0 };
}

/** Height of the padding between sewn lines. */
export const puff = (distance: number, height: number, reach: number): number =>
  height * (1 - Math.exp(-distance / reach));

/** 1 inside a field, 0 outside, with a soft border. */
export const field = (value: number, low: number, high: number, border = 0.012): number =>
  smooth(low - border, low + border, value) * (1 - smooth(high - border, high + border, value));
