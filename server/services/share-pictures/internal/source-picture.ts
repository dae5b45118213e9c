import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ANONYMOUS_VISITOR } from "#domain/access/visitor.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { readPictureFile } from "#server/services/pictures/read-picture-file.ts";

/** The picture that a share picture contains, not loaded yet. */
export interface SourcePicture {
  /** A number that changes when the file changes. */
  stamp: number;
  /** Returns the bytes of the file; null if the file is missing. */
  read(): Promise<Uint8Array | null>;
}

/** Returns the built-in or uploaded picture with a path on this site. Returns null for any other URL, so that nothing is fetched from other sites. */
export async function findSourcePicture(
  ctx: AppContext,
  publicFolder: string,
  path: string,
): Promise<SourcePicture | null> {
  // The content of an uploaded picture never changes.
  if (parseUploadedPicture(path)) {
    return { stamp: 0, read: async () => (await readPictureFile(ctx, path, ANONYMOUS_VISITOR))?.bytes ?? null };
  }
  if (!/^\/pictures\/[a-z0-9/-]+\.(webp|avif|png|jpg)$/.test(path)) return null;
  const file = join(publicFolder, path);
  const fileStat = await stat(file).catch(() => null);
  return fileStat && { stamp: fileStat.mtimeMs, read: () => readFile(file) };
}
