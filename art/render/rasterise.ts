import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

/** How much larger than asked a drawing is rasterised before it is scaled down, unless said; smooths hairlines. */
const SUPERSAMPLE = 1.4;
/** Peak-to-peak strength of the grain in 8-bit steps; it keeps slow gradients from banding after compression. */
const GRAIN = 3;

/** Draws an SVG as a transparent PNG, `width` pixels wide. */
export async function rasterise(svg: string, width: number, supersample = SUPERSAMPLE): Promise<Buffer> {
  const large = new Resvg(svg, { fitTo: { mode: "width", value: Math.round(width * supersample) } }).render().asPng();
  return supersample === 1
    ? large
    : sharp(large).resize(width, null, { kernel: "lanczos3" }).png({ compressionLevel: 3 }).toBuffer();
}

/** Draws an SVG as an opaque PNG with a fine film grain, the same on every run, `width` pixels wide. */
export async function rasteriseScene(svg: string, width: number, supersample = SUPERSAMPLE): Promise<Buffer> {
  const png = await rasterise(svg, width, supersample);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const grain = ((seed >>> 16) / 65536 - 0.5) * GRAIN;
    for (let channel = pixel; channel < pixel + 3; channel++) {
      data[channel] = Math.max(0, Math.min(255, Math.round((data[channel] ?? 0) + grain)));
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Cuts a view (in scene units, of a scene `sceneWidth` units wide) out of a rasterised scene. */
export async function cropScene(
  png: Buffer,
  view: { x: number; y: number; width: number; height: number },
  sceneWidth: number,
): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  const scale = width / sceneWidth;
  const [left, top] = [Math.round(view.x * scale), Math.round(view.y * scale)];
  const size = { width: Math.round(view.width * scale), height: Math.round(view.height * scale) };
  return sharp(png)
    .extract({ left, top, ...size })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
