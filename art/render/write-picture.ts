import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PICTURES = fileURLToPath(new URL("../../public/pictures/", import.meta.url));
const AVIF_QUALITY = 55;
/** Effort 4 saves a further tenth of the size and takes four times as long. */
const AVIF_EFFORT = 3;
const WEBP_QUALITY = 80;

export interface AvifOptions {
  quality?: number;
  /** Of single widths, instead of it. */
  qualityAt?: Readonly<Record<number, number>>;
  effort?: number;
  /** Colours at half the width and height, which nobody sees on a phone; all of them unless it says so. */
  chromaSubsampling?: "4:2:0";
}

/**
 * Writes one picture, all its files at once, as `public/pictures/{path}-{width}.avif` and `.webp` for every width (pixels).
 * The PNG should be at least as wide as the widest; the height follows its own ratio. `quality` and
 * `effort` replace AVIF's (0–100, 0–9), `chromaSubsampling` its own.
 */
export async function writePicture(
  png: Buffer,
  path: string,
  widths: readonly number[],
  options: AvifOptions = {},
): Promise<void> {
  await mkdir(dirname(PICTURES + path), { recursive: true });
  await Promise.all(widths.map((width) => writeWidth(png, `${PICTURES}${path}-${width}`, width, options)));
}

async function writeWidth(
  png: Buffer,
  file: string,
  width: number,
  { quality = AVIF_QUALITY, qualityAt = {}, effort = AVIF_EFFORT, chromaSubsampling }: AvifOptions,
): Promise<void> {
  const { data, info } = await sharp(png)
    .resize(width, null, { kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels } as const;
  await Promise.all([
    sharp(data, { raw })
      .avif({ quality: qualityAt[width] ?? quality, effort, ...(chromaSubsampling && { chromaSubsampling }) })
      .toFile(`${file}.avif`),
    sharp(data, { raw }).webp({ quality: WEBP_QUALITY, alphaQuality: 90 }).toFile(`${file}.webp`),
  ]);
}
