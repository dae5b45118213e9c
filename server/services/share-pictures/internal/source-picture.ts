import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ANONYMOUS_VISITOR } from "#domain/access/visitor.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { readPictureFile } from "#server/services/pictures/read-picture-file.ts";

/** A card's source picture, not loaded yet. */
export interface SourcePicture {
  /** Changes when the file changes. */
  stamp: number;
  /** Returns null when the file is missing. */
  read(): Promise<Uint8Array | null>;
}

/** Finds a built-in or uploaded picture by its path on this site; null for any other address, so nothing is fetched from elsewhere. */
export async function findSourcePicture(
  ctx: AppContext,
  publicFolder: string,
  path: string,
): Promise<SourcePicture | null> {
  // An uploaded picture's content never changes.
  if (parseUploadedPicture(path)) {
    return { stamp: 0, read: async () => (await readPictureFile(ctx, path, ANONYMOUS_VISITOR))?.bytes ?? null };
  }
  if (!/^\/pictures\/[a-z0-9/-]+\.(webp|avif|png|jpg)$/.test(path)) return null;
  const file = join(publicFolder, path);
  const fileStat = await stat(file).catch(() => null);
  return fileStat && { stamp: fileStat.mtimeMs, read: () => readFile(file) };
}
