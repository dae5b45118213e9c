/** Limits of what the browser sends, so that an upload from a phone is quick (product.md#picture-upload). The server's own limits are higher. */
export const MAX_PREPARED_SIDE_PIXELS = 3000;
export const MAX_PREPARED_BYTES = 2_500_000;

/** Tried in this order for each size. */
const QUALITIES = [0.9, 0.82, 0.72];
const MAX_SIZES = 8;
const SIZE_STEP = 0.8;
const SAMPLE_SIDE_PIXELS = 64;

/**
 * Encodes a picture again: upright, in sRGB, without metadata, and within the limits. The result is JPEG, or WebP for a picture with transparent parts.
 * Of an animation it is the first frame. Throws for a file that this browser cannot decode.
 */
export async function shrinkPicture(file: Blob, { isJpeg }: { isJpeg: boolean }): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const isOpaque = isJpeg || !hasTransparentParts(bitmap);
  const type = isOpaque ? "image/jpeg" : "image/webp";
  const longestSide = Math.max(bitmap.width, bitmap.height);
  let side = Math.min(longestSide, MAX_PREPARED_SIDE_PIXELS);
  for (let sizes = 0; sizes < MAX_SIZES; sizes++, side *= SIZE_STEP) {
    const { canvas } = draw(bitmap, side / longestSide, { alpha: !isOpaque });
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.size <= MAX_PREPARED_BYTES) return blob;
      // A browser that cannot write the format writes PNG, which has no quality.
      if (blob.type !== type) break;
    }
  }
  throw new Error("The picture does not become small enough.");
}

function hasTransparentParts(bitmap: ImageBitmap): boolean {
  const scale = Math.min(1, SAMPLE_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height));
  const { canvas, context } = draw(bitmap, scale, { alpha: true });
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 === 3 && value < 255);
}

function draw(bitmap: ImageBitmap, scale: number, settings: CanvasRenderingContext2DSettings) {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("No canvas is available.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context };
}
