import sharp from "sharp";
import { smoothStep } from "../../render/easing.ts";
import type { Environment, Ray } from "./environment.ts";
import type { Material } from "./paint.ts";
import type { SideSurface } from "./surface-angles.ts";

/** Samples a pixel, one above the other: creases run nearly level and would show steps. */
const SAMPLES = 3;

/** The part of the side that is shaded, in millimetres, and the pixels a millimetre. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly density: number;
}

/**
 * Shades a body side pixel by pixel: section angles give normals, normals give reflected rays, rays meet the
 * environment. Returns an SVG image in place, y downwards.
 */
export async function shadeSide(
  surface: SideSurface,
  length: number,
  extent: Extent,
  environment: Environment,
  material: Material,
): Promise<string> {
  const { left, right, bottom, top, density } = extent;
  const width = Math.round((right - left) * density);
  const height = Math.round((top - bottom) * density);
  const pixels = Buffer.alloc(width * height * 3);
  const ray: Ray = { x: 0, y: 0, dx: 0, dy: 0, dz: 1 };
  for (let column = 0; column < width; column++) {
    const x = left + (column + 0.5) / density;
    const levels = surface.column(x);
    const endFalloff = 0.72 + 0.28 * Math.exp(-(((x - length * 0.42) / (length * 0.5)) ** 4));
    const contour = levels[0]?.y ?? top;
    const firstRow = Math.max(0, Math.floor((top - contour) * density));
    for (let row = firstRow; row < height; row++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < SAMPLES; sample++) {
        const y = top - (row + (sample + 0.5) / SAMPLES) / density;
        const { alongX, alongY } = surface.slopes(levels, x, y);
        const facing = 1 / Math.hypot(alongX, alongY, 1);
        const up = -alongY * facing;
        ray.x = x;
        ray.y = y;
        ray.dx = 2 * facing * -alongX * facing;
        ray.dy = 2 * facing * up;
        ray.dz = 2 * facing * facing - 1;
        const mirrored = environment(ray, 0.15);
        ray.dx *= 0.9;
        ray.dy *= 0.9;
        const blurred = environment(ray, 1.3);
        const falloff = endFalloff * (0.45 + 0.55 * smoothStep(40, 420, y));
        const colour = material({ up, facing, mirrored, blurred, falloff });
        red += Math.min(1, colour[0]);
        green += Math.min(1, colour[1]);
        blue += Math.min(1, colour[2]);
      }
      const offset = (row * width + column) * 3;
      pixels[offset] = Math.round((255 * red) / SAMPLES);
      pixels[offset + 1] = Math.round((255 * green) / SAMPLES);
      pixels[offset + 2] = Math.round((255 * blue) / SAMPLES);
    }
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  const place = `x="${left}" y="${-top}" width="${right - left}" height="${top - bottom}"`;
  return `<image ${place} preserveAspectRatio="none" href="data:image/png;base64,${png.toString("base64")}"/>`;
}
