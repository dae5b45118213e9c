import { join } from "node:path";
import type { Environment } from "#server/env.ts";
import { FolderPictureStore } from "#server/integrations/folder-picture-store.ts";
import type { PictureStore } from "#server/integrations/picture-store.ts";
import { S3PictureStore } from "#server/integrations/s3-picture-store.ts";

/** The folder of uploaded pictures, where no bucket is named. */
export const uploadsFolder = ({ dataDir }: Pick<Environment, "dataDir">): string => join(dataDir, "uploads");

/**
 * The picture store that the environment names: a bucket, or a folder in DATA_DIR (product.md#commands-and-environment). `onFailure` is told of what the
 * folder did not take.
 */
export function openPictureStore(
  env: Pick<Environment, "s3" | "dataDir">,
  onFailure?: (error: unknown) => void,
): PictureStore {
  return env.s3 ? new S3PictureStore(env.s3) : new FolderPictureStore(uploadsFolder(env), onFailure);
}
