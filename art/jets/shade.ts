import sharp from "sharp";
import { type Material, paintMaterial } from "../cars/shading/paint.ts";
import { smoothStep } from "../render/easing.ts";
import type { Substance } from "./airframe/mesh.ts";
import type { HourOfLight } from "./light.ts";
import type { Raster } from "./raster.ts";
import type { Skin } from "./skin.ts";
import { placeOf, TO_CAMERA } from "./view.ts";

/** Pixels a side that become one: the edges are smooth, and hairlines stay. */
export const SAMPLES = 2;

/** What is not painted: base colour, how metallic, strength of its reflections. */
const BARE: Partial<Record<Substance, readonly [base: string, metallic: number, coat: number]>> = {
  polished: ["#7f838b", 0.85, 1],
  dark: ["#060608", 0, 0.15],
  nozzle: ["#6e6862", 0.7, 0.7],
  tyre: ["#101013", 0, 0.2],
  hub: ["#b9bcc2", 0.6, 0.6],
  strut: ["#b4b7bc", 0.6, 0.7],
};
/** What stands on the far side keeps less light, and steps back. */
const FAR = 0.72;
/** Occlusion: reach in centimetres, and the directions in which the neighbourhood is asked. */
const REACH = 52;
const TAPS = Array.from({ length: 14 }, (_, i) => {
  const turn = i * 2.39996;
  const reach = Math.sqrt((i + 0.5) / 14) * REACH;
  return { across: Math.cos(turn) * reach, up: Math.sin(turn) * reach };
});

/** Shades what a raster sees in an hour's light; a transparent PNG of the raster's size over `SAMPLES`. */
export async function shadeRaster(raster: Raster, skin: Skin, light: HourOfLight): Promise<Buffer> {
  const { width, height, density } = raster;
  const pixels = Buffer.alloc(width * height * 4);
  const materials = new Map<number, Material>();
  const materialOf = (base: number, metallic: number, coat: number) => {
    const key = base * 4 + (metallic > 0.5 ? 2 : 0) + (coat < 1 ? 1 : 0);
    let material = materials.get(key);
    if (!material) {
      const hex = `#${base.toString(16).padStart(6, "0")}`;
      material = paintMaterial({ base: hex, flake: hex, metallic, coat, exposure: light.exposure });
      materials.set(key, material);
    }
    return material;
  };
  const ray = { x: 0, y: 0, dx: 0, dy: 0, dz: 1 };
  for (let pixel = 0; pixel < width * height; pixel++) {
    const substance = raster.substances[(raster.made[pixel] ?? 0) - 1];
    if (!substance) continue;
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const near = raster.near[pixel] ?? 0;
    const place = placeOf({
      x: raster.left + (column + 0.5) / density,
      up: raster.top - (row + 0.5) / density,
      near,
    });
    let [nx, ny, nout] = [0, 1, 2].map((axis) => raster.normals[pixel * 3 + axis] ?? 0) as [number, number, number];
    const size = Math.hypot(nx, ny, nout) || 1;
    const sign = (ny * TO_CAMERA.y + nout * TO_CAMERA.out < 0 ? -1 : 1) / size;
    [nx, ny, nout] = [nx * sign, ny * sign, nout * sign];
    const facing = Math.max(0.02, ny * TO_CAMERA.y + nout * TO_CAMERA.out);
    const open = opennessAt(raster, column, row, near);
    ray.dx = 2 * facing * nx;
    ray.dy = 2 * facing * ny - TO_CAMERA.y;
    ray.dz = 2 * facing * nout - TO_CAMERA.out;
    const mirrored = light.environment(ray, 0.15);
    ray.dx *= 0.9;
    ray.dy *= 0.9;
    const blurred = light.environment(ray, 1.3);
    const bare = BARE[substance];
    const material = bare
      ? materialOf(Number.parseInt(bare[0].slice(1), 16), bare[1], bare[2])
      : materialOf(skin.paintAt(substance, place), 0.3, substance === "wing" || substance === "flap" ? 0.3 : 1);
    const falloff = open * (0.62 + 0.38 * smoothStep(0, 240, place.y)) * (place.out < -60 ? FAR : 1);
    const dimmed = 0.35 + 0.65 * open;
    const colour = material({
      up: ny,
      facing,
      mirrored: [mirrored[0] * dimmed, mirrored[1] * dimmed, mirrored[2] * dimmed],
      blurred,
      falloff,
    });
    const [red, green, blue, cover] = skin.laidOver(substance, place);
    const laid = [red, green, blue];
    for (let channel = 0; channel < 3; channel++) {
      const painted = 255 * Math.min(1, colour[channel] ?? 0);
      pixels[pixel * 4 + channel] = Math.round(painted * (1 - cover) + (laid[channel] ?? 0) * cover);
    }
    pixels[pixel * 4 + 3] = 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(Math.round(width / SAMPLES), Math.round(height / SAMPLES), { kernel: "cubic", fit: "fill" })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** How much of the sky a place keeps beside what stands nearer: 1 is free, shadows gather in corners. */
function opennessAt(raster: Raster, column: number, row: number, near: number): number {
  const { width, height, density } = raster;
  let hidden = 0;
  for (const { across, up } of TAPS) {
    const x = Math.round(column + across * density);
    const y = Math.round(row - up * density);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const before = (raster.near[y * width + x] ?? -Infinity) - near;
    // What is above takes the light away, what is below hardly.
    const weight = up > 0 ? 1 : 0.45;
    if (before > 3) hidden += weight * smoothStep(3, 26, before) * (1 - smoothStep(90, 320, before));
  }
  return Math.max(0.2, 1 - (1.15 * hidden) / TAPS.length);
}
