import { join } from "node:path";
import type { Environment } from "#server/env.ts";
import { FolderPictureStore } from "#server/integrations/folder-picture-store.ts";
import type { PictureStore } from "#server/integrations/picture-store.ts";
import { S3PictureStore } from "#server/integrations/s3-picture-store.ts";

/** The picture store that the environment names: a bucket, or a folder in DATA_DIR (product.md#commands-and-environment). */
export function openPictureStore(env: Pick<Environment, "s3" | "dataDir">): PictureStore {
  return env.s3 ? new S3PictureStore(env.s3) : new FolderPictureStore(join(env.dataDir, "uploads"));
}
