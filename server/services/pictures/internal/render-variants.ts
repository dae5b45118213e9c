import sharp from "sharp";
import {
  hasTooManyPixels,
  MAX_PICTURE_PIXELS,
  MAX_WIDTH_PIXELS,
  TOO_MANY_PIXELS_MESSAGE,
  UPLOAD_FORMATS,
  type UploadFormat,
  uploadedPictureWidths,
} from "#domain/pictures/uploaded-picture.ts";
import { invalidFileError } from "#server/services/pictures/internal/invalid-file-error.ts";
import { measureQuality, type PictureQuality } from "#server/services/pictures/internal/measure-quality.ts";

/**
 * Quality and effort of each format. The user waits for the upload: with AVIF's default effort, it would take six times as long to save a tenth of
 * the bytes.
 */
const ENCODING: Readonly<Record<UploadFormat, { quality: number; effort: number }>> = {
  avif: { quality: 58, effort: 2 },
  webp: { quality: 80, effort: 4 },
};

export interface RenderedPicture {
  /** Size in pixels after rotation. */
  width: number;
  height: number;
  quality: PictureQuality;
  files: { width: number; format: UploadFormat; bytes: Buffer<ArrayBuffer> }[];
}

/**
 * Renders all variants of a picture: upright, in sRGB, without metadata (GPS position and camera stay private). Of an animation it renders the first
 * frame. Throws "invalid" for an undecodable file or too many pixels.
 */
export async function renderVariants(bytes: Uint8Array): Promise<RenderedPicture> {
  // Use one CPU core and leave the others to visitors.
  sharp.concurrency(1);
  const { width, height } = await measurePicture(bytes);
  const widths = uploadedPictureWidths({ width, largestWidth: MAX_WIDTH_PIXELS });
  const largest = await decode(bytes, Math.max(...widths));
  const files: RenderedPicture["files"] = [];
  for (const format of UPLOAD_FORMATS) {
    for (const fileWidth of widths) {
      const drawing = sharp(largest.data, { raw: largest.info }).resize({ width: fileWidth });
      const encoded = await drawing.toFormat(format, ENCODING[format]).toBuffer();
      files.push({ width: fileWidth, format, bytes: encoded });
    }
  }
  return { width, height, quality: await measureQuality(largest), files };
}

/**
 * Returns the size of a picture after rotation, without decoding its pixels. Throws "invalid" for an unreadable file or too many pixels.
 */
export async function measurePicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await rejectUnreadable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const { width, height } = autoOrient;
  if (hasTooManyPixels({ width, height })) throw invalidFileError(TOO_MANY_PIXELS_MESSAGE);
  return { width, height };
}

async function decode(bytes: Uint8Array, width: number) {
  return rejectUnreadable(() =>
    sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

async function rejectUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = invalidFileError("L'immagine è rovinata o incompleta.");
    refusal.cause = error;
    throw refusal;
  }
}
