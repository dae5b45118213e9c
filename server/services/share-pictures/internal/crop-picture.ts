import sharp, { type Sharp } from "sharp";
import type { FocalPoint } from "#domain/pictures/picture-details.ts";

interface Crop {
  width: number;
  height: number;
  focalPoint: FocalPoint;
  /** The largest factor by which a picture is enlarged. A smaller picture has a border of `background`. */
  maxScale: number;
  background: string;
}

/**
 * Crops a picture to a size, as pages do with `object-fit: cover`: the focal point stays in view (product.md#pictures). A picture that is too small
 * for the size is never shown larger than it is.
 */
export async function cropPicture(
  bytes: Uint8Array,
  { width, height, focalPoint, maxScale, background }: Crop,
): Promise<Sharp> {
  const source = await sharp(bytes).metadata();
  const scale = Math.min(Math.max(width / source.width, height / source.height), maxScale);
  const scaled = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
  const shown = { width: Math.min(width, scaled.width), height: Math.min(height, scaled.height) };
  const { data, info } = await sharp(bytes)
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: Math.round(((scaled.width - shown.width) * focalPoint.x) / 100),
      top: Math.round(((scaled.height - shown.height) * focalPoint.y) / 100),
      ...shown,
    })
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The border needs a pipeline of its own: one pipeline would extract after it.
  const { channels } = info;
  return sharp(data, { raw: { ...shown, channels } }).resize({
    width,
    height,
    fit: "contain",
    withoutEnlargement: true,
    background,
  });
}
