import sharp from "sharp";
import { smoothStep } from "../../render/easing.ts";
import type { Environment, Ray } from "../shading/environment.ts";
import type { Material } from "../shading/paint.ts";
import type { PanelSurface } from "./skin.ts";

/** Pixels of shading a millimetre, and samples a pixel one above the other: enough for the widest picture. */
export const quality = { density: 0.42, samples: 1 };

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const place = (box: Box) =>
  `x="${box.left}" y="${-box.top}" width="${box.right - box.left}" height="${box.top - box.bottom}" preserveAspectRatio="none"`;

async function image(pixels: Buffer, width: number, height: number, channels: 3 | 4, box: Box): Promise<string> {
  const png = await sharp(pixels, { raw: { width, height, channels } }).png({ compressionLevel: 2 }).toBuffer();
  return `<image ${place(box)} href="data:image/png;base64,${png.toString("base64")}"/>`;
}

/** Reflects the viewer's ray in the surface; returns how much the surface faces the viewer and the sky. */
function reflect(ray: Ray, x: number, y: number, alongX: number, alongY: number): { facing: number; up: number } {
  const facing = 1 / Math.hypot(alongX, alongY, 1);
  const up = -alongY * facing;
  ray.x = x;
  ray.y = y;
  ray.dx = -2 * facing * alongX * facing;
  ray.dy = 2 * facing * up;
  ray.dz = 2 * facing * facing - 1;
  return { facing, up };
}

/** Darkening of an elevation towards its sides and the ground. */
const elevationFall = (x: number, y: number, halfWidth: number) =>
  (0.7 + 0.3 * Math.exp(-(((x + 0.08 * halfWidth) / (halfWidth * 1.02)) ** 4))) *
  (0.62 + 0.38 * smoothStep(40, 420, y));

/** Shades a panel pixel by pixel, as the profile's flank is shaded. */
export async function shadePanel(
  surface: PanelSurface,
  box: Box,
  halfWidth: number,
  environment: Environment,
  material: Material,
  dim = 1,
  falls: (x: number, y: number) => number = (x, y) => elevationFall(x, y, halfWidth),
): Promise<string> {
  const { density, samples } = quality;
  const width = Math.round((box.right - box.left) * density);
  const height = Math.round((box.top - box.bottom) * density);
  const pixels = Buffer.alloc(width * height * 3);
  const ray: Ray = { x: 0, y: 0, dx: 0, dy: 0, dz: 1 };
  for (let column = 0; column < width; column++) {
    const x = box.left + (column + 0.5) / density;
    const slopes = surface.column(x);
    for (let row = 0; row < height; row++) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < samples; sample++) {
        const y = box.top - (row + (sample + 0.5) / samples) / density;
        const { alongX, alongY } = slopes(y);
        const { facing, up } = reflect(ray, x, y, alongX, alongY);
        const mirrored = environment(ray, 0.15);
        ray.dx *= 0.9;
        ray.dy *= 0.9;
        const blurred = environment(ray, 1.3);
        const falloff = falls(x, y) * dim;
        const scale = Math.min(dim, 1);
        const light = { up, facing, mirrored, blurred, falloff };
        const colour = material(
          scale === 1 ? light : { ...light, mirrored: [mirrored[0] * scale, mirrored[1] * scale, mirrored[2] * scale] },
        );
        for (let channel = 0; channel < 3; channel++)
          sum[channel] = (sum[channel] ?? 0) + Math.min(1, colour[channel] ?? 0);
      }
      const offset = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        pixels[offset + channel] = Math.round((255 * (sum[channel] ?? 0)) / samples);
      }
    }
  }
  return image(pixels, width, height, 3, box);
}

/** The light a pane mirrors, as a transparent veil: nothing but what lies over the cabin. */
export async function veil(
  lean: (x: number, y: number) => readonly [alongX: number, alongY: number],
  box: Box,
  environment: Environment,
  strength: number,
): Promise<string> {
  const { density } = quality;
  const width = Math.round((box.right - box.left) * density);
  const height = Math.round((box.top - box.bottom) * density);
  const pixels = Buffer.alloc(width * height * 4);
  const ray: Ray = { x: 0, y: 0, dx: 0, dy: 0, dz: 1 };
  for (let row = 0; row < height; row++) {
    const y = box.top - (row + 0.5) / density;
    for (let column = 0; column < width; column++) {
      const x = box.left + (column + 0.5) / density;
      const [alongX, alongY] = lean(x, y);
      const { facing } = reflect(ray, x, y, alongX, alongY);
      const mirrored = environment(ray, 0.12)[1];
      const share = 0.04 + 0.96 * (1 - facing) ** 4.2;
      const light = Math.min(1, mirrored * (share * 1.1 + 0.05) * strength);
      const offset = (row * width + column) * 4;
      pixels[offset] = 238;
      pixels[offset + 1] = 236;
      pixels[offset + 2] = 230;
      pixels[offset + 3] = Math.round(255 * Math.min(0.85, light ** 0.75));
    }
  }
  return image(pixels, width, height, 4, box);
}
