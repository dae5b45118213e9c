import type { Finish } from "../../cars/wheels/blade.ts";
import { finishes } from "../../cars/wheels/finishes.ts";
import type { Material, Rgb } from "../../interiors/engine/scene.ts";
import { noise, smooth } from "../../interiors/engine/sdf.ts";
import { linear } from "../../interiors/surfaces.ts";

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The metal of a wheel: lacquered all over, or turned bright on its face above dark pockets. */
export function wheelMetal(finish: Finish): Material {
  const [shade, middle, light] = [linear(finish.shade), linear(finish.middle), linear(finish.light)];
  if (finish === finishes.diamond) return turnedFace(mixed(middle, light, 0.55), mixed(shade, middle, 0.12));
  const dark = 0.3 * middle[0] + 0.6 * middle[1] + 0.1 * middle[2] < 0.03;
  if (dark) return { tint: mixed(shade, middle, 0.6), f0: 0.04, rough: 0.4, metal: 0, coat: 0.06 };
  return { tint: mixed(middle, light, 0.34), f0: 0.5, rough: 0.27, metal: 0.92, coat: 0.03 };
}

/** Bright where the face looks along the axle; dark lacquer elsewhere. */
function turnedFace(bright: Rgb, pocket: Rgb): Material {
  return {
    tint: pocket,
    f0: 0.04,
    rough: 0.4,
    coat: 0.05,
    shade(s) {
      const share = smooth(0.84, 0.92, -s.nz);
      if (share === 0) return;
      [s.r, s.g, s.b] = mixed(pocket, bright, share);
      s.f0 = 0.04 + 0.56 * share;
      s.rough = 0.24;
      s.metal = 0.95 * share;
      s.coat = 0.05 * (1 - share);
    },
  };
}

/** A brake disc of steel about an axle at the height `hub`, with the fine rings of its pads and, if it is, rows of drilled holes. */
export function discSteel(rotor: number, hub: number, drilled: boolean): Material {
  return {
    tint: [0.42, 0.41, 0.4],
    f0: 0.5,
    rough: 0.3,
    metal: 0.85,
    shade(s) {
      const [x, y] = [s.x, s.y - hub];
      const r = Math.hypot(x, y);
      const line = ((noise(r * 900, 1, 1) - 0.5) * 0.07) / Math.max(r, 0.01);
      s.nx += x * line;
      s.ny += y * line;
      const size = 1 / Math.hypot(s.nx, s.ny, s.nz);
      s.nx *= size;
      s.ny *= size;
      s.nz *= size;
      const hole = drilled ? fromHole(r, Math.atan2(y, x), rotor) : 1;
      if (hole > 0.0044) return;
      const share = hole > 0.0034 ? 0.5 : 0.03;
      s.r *= share;
      s.g *= share;
      s.b *= share;
      if (share < 0.1) s.metal = s.f0 = 0;
    },
  };
}

/** How far the middle of the nearest hole is. */
function fromHole(r: number, angle: number, rotor: number): number {
  const step = (2 * Math.PI) / 30;
  let nearest = 1;
  for (let row = 0; row < 4; row++) {
    let off = angle - row * 0.055;
    off -= Math.round(off / step) * step;
    nearest = Math.min(nearest, Math.hypot(r * Math.cos(off) - rotor * (0.65 + 0.085 * row), r * Math.sin(off)));
  }
  return nearest;
}
