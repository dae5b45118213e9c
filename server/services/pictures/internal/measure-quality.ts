import sharp, { type OutputInfo } from "sharp";

/** The size at which pictures are compared, so that the figures do not depend on their resolution. */
const MEASURED_SIDE_PIXELS = 800;
const LAPLACIAN = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0] };
/** `sharp` clips negative values, so the second derivative is moved to the middle of the range and halved to fit. */
const LAPLACIAN_SCALE = 2;
const MIDDLE_GREY = 128;

/** The share of the pixels that may be brighter than a picture's brightest: single sparks count for nothing. */
const SPARKS_SHARE = 0.005;

/**
 * What the machine measures of a picture: mean brightness and its brightest part (0 to 255), and sharpness as the variance of the Laplacian. All are
 * whole numbers.
 */
export interface PictureQuality {
  brightness: number;
  brightest: number;
  sharpness: number;
}

/** Measures an upright picture of raw pixels in sRGB. */
export async function measureQuality({ data, info }: { data: Buffer; info: OutputInfo }): Promise<PictureQuality> {
  const grey = await sharp(data, { raw: info })
    .flatten({ background: "#fff" })
    .resize({ width: MEASURED_SIDE_PIXELS, height: MEASURED_SIDE_PIXELS, fit: "inside", withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = () => sharp(grey.data, { raw: grey.info });
  const { channels } = await image().stats();
  const edges = await image()
    .convolve({ ...LAPLACIAN, scale: LAPLACIAN_SCALE, offset: MIDDLE_GREY })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const deviation = (await sharp(edges.data, { raw: edges.info }).stats()).channels[0]?.stdev ?? 0;
  return {
    brightness: Math.round(channels[0]?.mean ?? 0),
    brightest: findBrightest(grey.data, grey.info.channels),
    sharpness: Math.round((deviation * LAPLACIAN_SCALE) ** 2),
  };
}

/** Returns the value that all pixels but a few sparks stay below. The first channel holds the grey values. */
function findBrightest(pixels: Buffer, channels: number): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += channels) counts[pixels[at] ?? 0] = (counts[pixels[at] ?? 0] ?? 0) + 1;
  let remaining = (pixels.length / channels) * SPARKS_SHARE;
  let value = 255;
  while (value > 0 && remaining >= (counts[value] ?? 0)) remaining -= counts[value--] ?? 0;
  return value;
}
