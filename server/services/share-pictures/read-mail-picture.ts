import { MAIL_PICTURE_SIZE } from "#domain/pictures/mail-picture.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { parsePictureDetails } from "#domain/pictures/picture-details.ts";
import type { AppContext } from "#server/context.ts";
import { findSourcePicture } from "#server/services/share-pictures/internal/source-picture.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

const JPEG_QUALITY = 80;
const BACKGROUND = "#0e0b08";
/** A mail shows the file at half of its size, for high-density screens. */
const MAX_SCALE = 2;

/**
 * Returns a public picture as JPEG for a mail; null if there is none. Crops built-in pictures at the top, because their subject is at the bottom, and
 * uploaded ones around the focal point in their address. Throws "unavailable" if too many requests wait.
 */
export async function readMailPicture(
  ctx: AppContext,
  path: string,
  { publicFolder, queue }: { publicFolder: string; queue: SerialQueue },
): Promise<Buffer<ArrayBuffer> | null> {
  const picture = await findSourcePicture(ctx, publicFolder, path);
  const bytes = await picture?.read();
  if (!bytes) return null;
  return queue.run(async () => {
    // Load the library on demand, because it uses much memory.
    const { default: sharp } = await import("sharp");
    const { cropPicture } = await import("#server/services/share-pictures/internal/crop-picture.ts");
    const { focalPoint } = parsePictureDetails(path);
    const cropped = isPhotograph(path)
      ? await cropPicture(bytes, { ...MAIL_PICTURE_SIZE, focalPoint, maxScale: MAX_SCALE, background: BACKGROUND })
      : sharp(bytes)
          .resize({ ...MAIL_PICTURE_SIZE, fit: "cover", position: "south" })
          .flatten({ background: BACKGROUND });
    return cropped.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
  });
}
