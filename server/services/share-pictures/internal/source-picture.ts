import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ANONYMOUS_VISITOR } from "#domain/access/visitor.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { readPictureFile } from "#server/services/pictures/read-picture-file.ts";

/** The picture of a card before it is read. */
export interface SourcePicture {
  /** Changes with the picture. */
  stamp: number;
  /** Null when it is not there after all. */
  read(): Promise<Uint8Array | null>;
}

/** A picture of the company's own or of the staff's, by its path on this site; null for any other address: nothing is fetched from elsewhere. */
export async function findSourcePicture(
  ctx: AppContext,
  publicFolder: string,
  path: string,
): Promise<SourcePicture | null> {
  // An uploaded picture never changes under its address.
  if (parseUploadedPicture(path)) {
    return { stamp: 0, read: async () => (await readPictureFile(ctx, path, ANONYMOUS_VISITOR))?.bytes ?? null };
  }
  if (!/^\/pictures\/[a-z0-9/-]+\.(webp|avif|png|jpg)$/.test(path)) return null;
  const file = join(publicFolder, path);
  const fileStat = await stat(file).catch(() => null);
  return fileStat && { stamp: fileStat.mtimeMs, read: () => readFile(file) };
}
