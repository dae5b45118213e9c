import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PICTURES = fileURLToPath(new URL("../../public/pictures/", import.meta.url));
const AVIF_QUALITY = 55;
/** Effort 4 saves a further tenth of the size and takes four times as long. */
const AVIF_EFFORT = 3;
const WEBP_QUALITY = 80;

/**
 * Writes one picture as `public/pictures/{path}-{width}.avif` and `.webp` for every width (pixels).
 * The PNG should be at least as wide as the widest; the height follows its own ratio. `quality` replaces AVIF's (0–100).
 */
export async function writePicture(
  png: Buffer,
  path: string,
  widths: readonly number[],
  options: { quality?: number } = {},
): Promise<void> {
  await mkdir(dirname(PICTURES + path), { recursive: true });
  for (const width of widths) {
    const scaled = await sharp(png)
      .resize(width, null, { kernel: "lanczos3" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: scaled.info.width, height: scaled.info.height, channels: scaled.info.channels } as const;
    const file = `${PICTURES}${path}-${width}`;
    await sharp(scaled.data, { raw })
      .avif({ quality: options.quality ?? AVIF_QUALITY, effort: AVIF_EFFORT })
      .toFile(`${file}.avif`);
    await sharp(scaled.data, { raw }).webp({ quality: WEBP_QUALITY, alphaQuality: 90 }).toFile(`${file}.webp`);
  }
}
