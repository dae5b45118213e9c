import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "#server/db/client.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import type { Environment } from "#server/env.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { DATABASE_FOLDER, DUMP_FILE, PICTURES_FOLDER, SECRET_FILE } from "./backup-layout.ts";
import { BackupError, type Manifest, verifyBackup } from "./manifest.ts";
import { restoreDatabase } from "./postgres-tools.ts";

/**
 * Restores a backup to the configured database and data folder, which must be empty. Verifies all files before it writes anything. Throws BackupError
 * for a problem that the operator can solve, and FolderInUseError while the site runs on the data folder.
 */
export async function restoreBackup(env: Environment, folder: string): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const engine = env.databaseUrl ? "postgres" : "embedded";
  if (manifest.engine !== engine)
    throw new BackupError(
      `This backup is of the ${manifest.engine} engine, and ${env.databaseUrl ? "DATABASE_URL is set" : "DATABASE_URL is not set"}.`,
    );
  const unlock = env.databaseUrl ? () => {} : lockFolder(env.dataDir);
  try {
    if (env.databaseUrl) {
      await assertEmptyDatabase(env.databaseUrl);
      await restoreDatabase(env.databaseUrl, join(folder, DUMP_FILE));
    } else {
      const target = join(env.dataDir, DATABASE_FOLDER);
      if (existsSync(target)) throw new BackupError(`${target} is there already: restore into an empty DATA_DIR.`);
      await cp(join(folder, DATABASE_FOLDER), target, { recursive: true });
      if (existsSync(join(folder, SECRET_FILE))) await cp(join(folder, SECRET_FILE), join(env.dataDir, SECRET_FILE));
    }
    await restorePictures(env, folder, manifest);
    return manifest;
  } finally {
    unlock();
  }
}

async function assertEmptyDatabase(url: string): Promise<void> {
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    const { rows } = await database.pool.query("select to_regclass('public.bookings') is not null as filled");
    if (rows[0]?.filled) throw new BackupError("The database holds data already: restore into an empty one.");
  } finally {
    await database.close();
  }
}

async function restorePictures(env: Environment, folder: string, { files }: Manifest): Promise<void> {
  const store = openPictureStore(env);
  for (const path of Object.keys(files)) {
    if (!path.startsWith(`${PICTURES_FOLDER}/`)) continue;
    const key = path.slice(PICTURES_FOLDER.length + 1);
    await store.put(key, await readFile(join(folder, path)), `image/${key.split(".").at(-1)}`);
  }
}
