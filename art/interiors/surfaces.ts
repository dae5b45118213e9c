import { Resvg } from "@resvg/resvg-js";
import type { Material, Rgb, Surface } from "./engine/scene.ts";
import { noise } from "./engine/sdf.ts";

/** A `#rrggbb` colour as linear light. */
export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2;
  return [channel(16), channel(8), channel(0)];
}
export const scaled = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

/** Brings a tilted normal back to length 1. */
export function tidy(s: Surface): void {
  const size = 1 / Math.hypot(s.nx, s.ny, s.nz);
  s.nx *= size;
  s.ny *= size;
  s.nz *= size;
}

/** Suede: no shine, its nap catches light at the edges. */
export const suede = (hex: string): Material => cloth(hex, { darkest: 0.85, contrast: 0.3, fineness: 260 });

export const carpet = (hex: string): Material => cloth(hex, { darkest: 0.55, contrast: 0.9, fineness: 420 });

/** What has a pile and no shine: each thread between `darkest` and `contrast` more of its tint, `fineness` of them a metre. */
function cloth(
  hex: string,
  { darkest, contrast, fineness }: { darkest: number; contrast: number; fineness: number },
): Material {
  const tint = linear(hex);
  return {
    tint,
    f0: 0,
    rough: 1,
    shade(s) {
      const pile = darkest + contrast * noise(s.x * fineness, s.y * fineness, s.z * fineness);
      s.r *= pile;
      s.g *= pile;
      s.b *= pile;
    },
  };
}

export const polished: Material = { tint: [0.72, 0.7, 0.67], f0: 0.7, rough: 0.12, metal: 1 };
export const satin: Material = { tint: [0.27, 0.26, 0.245], f0: 0.5, rough: 0.3, metal: 1 };
export const piano: Material = { tint: [0.006, 0.006, 0.007], f0: 0.045, rough: 0.04 };
/** Pierced metal over a loudspeaker, on a face that looks along x. */
export const grille: Material = {
  tint: [0.1, 0.095, 0.09],
  f0: 0.1,
  rough: 0.4,
  shade(s) {
    const size = 0.0058;
    const row = Math.round(s.y / (size * 0.87));
    const z = s.z / size - (row % 2) * 0.5;
    if (Math.hypot((z - Math.round(z)) * size, s.y - row * size * 0.87) < 0.0019) {
      s.r = s.g = s.b = 0.006;
      s.f0 = 0;
    }
  },
};
export const plain = (hex: string, rough = 0.6, f0 = 0.03): Material => ({ tint: linear(hex), rough, f0 });
export const glowing = (hex: string, strength: number): Material => ({
  tint: [0, 0, 0],
  f0: 0,
  emit: scaled(linear(hex), strength),
});

/** A lit screen: `svg` as its picture; `place` gives the point's place on it, 0–1 each way. */
export function screen(
  svg: string,
  place: (x: number, y: number, z: number) => readonly [number, number],
  strength: number,
): Material {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: 1024 } }).render();
  const { pixels, width, height } = image;
  return {
    tint: [0.004, 0.004, 0.005],
    f0: 0.04,
    rough: 0.05,
    shade(s) {
      const [u, v] = place(s.x, s.y, s.z);
      if (u < 0 || u > 1 || v < 0 || v > 1) return;
      const at =
        (Math.min(height - 1, Math.floor(v * height)) * width + Math.min(width - 1, Math.floor(u * width))) * 4;
      const a = (pixels[at + 3] as number) / 255;
      s.er = ((pixels[at] as number) / 255) ** 2.2 * a * strength;
      s.eg = ((pixels[at + 1] as number) / 255) ** 2.2 * a * strength;
      s.eb = ((pixels[at + 2] as number) / 255) ** 2.2 * a * strength;
    },
  };
}
