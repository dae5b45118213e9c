import { MAIL_PICTURE_SIZE } from "#domain/pictures/mail-picture.ts";
import type { AppContext } from "#server/context.ts";
import { findSourcePicture } from "#server/services/share-pictures/internal/source-picture.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

const JPEG_QUALITY = 80;

/**
 * Returns a public picture as JPEG for a mail; null if there is none. Crops built-in pictures at the top, because their subject is at the bottom.
 * Throws "unavailable" if too many requests wait.
 */
export async function readMailPicture(
  ctx: AppContext,
  path: string,
  { publicFolder, queue }: { publicFolder: string; queue: SerialQueue },
): Promise<Buffer<ArrayBuffer> | null> {
  const picture = await findSourcePicture(ctx, publicFolder, path);
  const bytes = await picture?.read();
  if (!bytes) return null;
  const position = path.startsWith("/pictures/") ? "south" : "centre";
  return queue.run(async () => {
    // Load the library on demand, because it uses much memory.
    const { default: sharp } = await import("sharp");
    return sharp(bytes)
      .resize({ ...MAIL_PICTURE_SIZE, fit: "cover", position })
      .flatten({ background: "#0e0b08" })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  });
}
