import { join } from "node:path";
import type { Environment } from "#server/env.ts";
import { FolderPictureStore } from "#server/integrations/folder-picture-store.ts";
import type { PictureStore } from "#server/integrations/picture-store.ts";
import { S3PictureStore } from "#server/integrations/s3-picture-store.ts";

/** The folder of uploaded pictures when no bucket is configured. */
export const uploadsFolder = ({ dataDir }: Pick<Environment, "dataDir">): string => join(dataDir, "uploads");

/**
 * Opens the configured picture store: a bucket, or a folder in DATA_DIR (product.md#commands-and-environment). `onFailure` is called when a write to
 * the folder fails.
 */
export function openPictureStore(
  env: Pick<Environment, "s3" | "dataDir">,
  onFailure?: (error: unknown) => void,
): PictureStore {
  return env.s3 ? new S3PictureStore(env.s3) : new FolderPictureStore(uploadsFolder(env), onFailure);
}
