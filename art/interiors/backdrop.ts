import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Rgb } from "./engine/scene.ts";

const PICTURES = fileURLToPath(new URL("../../public/pictures/", import.meta.url));
const WIDTH = 800;
/** Radius of the discs that points of light open into, in pixels of that width. */
const BLUR = 9;

/** A picture as light, thrown out of focus: bright spots open into discs. */
async function outOfFocus(
  file: string,
  radius: number,
): Promise<{ light: Float32Array; width: number; height: number }> {
  const { data, info } = await sharp(file).resize(WIDTH).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const source = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [0, 1, 2].map((c) => ((data[at + c] as number) / 255) ** 2.2) as [number, number, number];
    const bright = Math.max(r, g, b);
    const boost = 1 + 6 * Math.max(0, bright - 0.62) ** 1.5;
    source[at] = r * boost;
    source[at + 1] = g * boost;
    source[at + 2] = b * boost;
  }
  const light = new Float32Array(data.length);
  const spans = Array.from({ length: 2 * radius + 1 }, (_, j) =>
    Math.floor(Math.sqrt(Math.max(0, radius * radius - (j - radius) ** 2))),
  );
  const area = spans.reduce((sum, span) => sum + 2 * span + 1, 0);
  // Running sums along rows make the disc cheap.
  const sums = new Float64Array((width + 1) * 3);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++)
        sums[(x + 1) * 3 + c] = (sums[x * 3 + c] as number) + (source[(y * width + x) * 3 + c] as number);
    for (let j = -radius; j <= radius; j++) {
      const row = Math.min(height - 1, Math.max(0, y + j));
      const inside = y + j === row;
      const times = inside ? 1 : 0;
      if (times === 0) continue;
      const span = spans[j + radius] as number;
      for (let x = 0; x < width; x++) {
        const from = Math.max(0, x - span);
        const to = Math.min(width, x + span + 1);
        for (let c = 0; c < 3; c++) {
          const at = (row * width + x) * 3 + c;
          light[at] = (light[at] as number) + ((sums[to * 3 + c] as number) - (sums[from * 3 + c] as number)) / area;
        }
      }
    }
  }
  return { light, width, height };
}

/** A city by night, blurred, all around: `azimuth` (radians from +z to +x) is its middle, `span` its width. */
export async function cityBackdrop(
  city: string,
  view: { azimuth: number; span: number; horizon: number; strength: number },
): Promise<(dx: number, dy: number, dz: number) => Rgb> {
  const { light, width, height } = await outOfFocus(`${PICTURES}cities/${city}-night-1440.webp`, BLUR);
  const upright = (view.span * height) / width;
  return (dx, dy, dz) => {
    let u = 0.5 + wrap(Math.atan2(dx, dz) - view.azimuth) / view.span;
    u = Math.abs(((u % 2) + 2) % 2);
    if (u > 1) u = 2 - u;
    const pitch = Math.asin(Math.max(-1, Math.min(1, dy)));
    const v = Math.min(0.94, Math.max(0.02, view.horizon - pitch / upright));
    const x = Math.min(width - 2, u * (width - 1));
    const y = Math.min(height - 2, v * (height - 1));
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const [fx, fy] = [x - ix, y - iy];
    const pick = (c: number) => {
      const p = (i: number, j: number) => light[((iy + j) * width + ix + i) * 3 + c] as number;
      return (
        ((p(0, 0) * (1 - fx) + p(1, 0) * fx) * (1 - fy) + (p(0, 1) * (1 - fx) + p(1, 1) * fx) * fy) * view.strength
      );
    };
    return [pick(0), pick(1), pick(2)];
  };
}

const wrap = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
