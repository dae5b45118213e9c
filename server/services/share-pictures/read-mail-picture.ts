import { MAIL_PICTURE_SIZE } from "#domain/pictures/mail-picture.ts";
import type { AppContext } from "#server/context.ts";
import { findSourcePicture } from "#server/services/share-pictures/internal/source-picture.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

const JPEG_QUALITY = 80;

/** A public picture as a mail shows it, JPEG; null where there is none. Our own are cut below: what they show stands on the ground. Refuses "unavailable" when too many wait. */
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
    // Loaded when it is first needed: it takes as much memory as the pages of a whole catalogue.
    const { default: sharp } = await import("sharp");
    return sharp(bytes)
      .resize({ ...MAIL_PICTURE_SIZE, fit: "cover", position })
      .flatten({ background: "#0e0b08" })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  });
}
