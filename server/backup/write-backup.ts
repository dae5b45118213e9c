import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { logoKeys } from "#domain/pictures/logo.ts";
import { pictureKeys } from "#domain/pictures/uploaded-picture.ts";
import { toCompanyLogos } from "#domain/site-settings/logo-settings.ts";
import { parseStoredSettings } from "#domain/site-settings/site-settings.ts";
import { openDatabase } from "#server/db/client.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import type { Environment } from "#server/env.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { listPictures } from "#server/repositories/pictures/pictures.ts";
import { findSiteSettings, type StoredSiteSettings } from "#server/repositories/site-settings/site-settings.ts";
import { DATABASE_FOLDER, DUMP_FILE, PICTURES_FOLDER, SECRET_FILE } from "./backup-layout.ts";
import { BackupError, type Manifest, writeManifest } from "./manifest.ts";
import { dumpDatabase } from "./postgres-tools.ts";

export interface WrittenBackup {
  manifest: Manifest;
  pictures: number;
  /** Keys of pictures that have a row in the database but no file in the picture store. */
  missing: string[];
}

/**
 * Writes database, uploaded pictures and the generated secret into a new folder. If it fails, it leaves no folder. With PostgreSQL the site may run
 * meanwhile; with the embedded database it must be stopped. Throws FolderInUseError while the site runs on the embedded database, and BackupError for
 * a problem that the operator can solve.
 */
export async function writeBackup(env: Environment, folder: string, now: Date): Promise<WrittenBackup> {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const unlock = env.databaseUrl ? () => {} : lockFolder(env.dataDir);
  try {
    // Dump the database first. A picture's files are stored before its row, so every row in the dump has its files.
    if (env.databaseUrl) await dumpDatabase(env.databaseUrl, join(unfinished, DUMP_FILE));
    else {
      await cp(join(env.dataDir, DATABASE_FOLDER), join(unfinished, DATABASE_FOLDER), { recursive: true });
      await cp(join(env.dataDir, SECRET_FILE), join(unfinished, SECRET_FILE)).catch(ignoreMissingFile);
    }
    const copied = await copyPictures(env, join(unfinished, PICTURES_FOLDER));
    const engine = env.databaseUrl ? "postgres" : "embedded";
    const manifest = await writeManifest(unfinished, { engine, madeAt: now.toISOString() });
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTEMPTY" || error.code === "EEXIST") throw new BackupError(`${folder} is there already.`);
      throw error;
    });
    return { manifest, ...copied };
  } finally {
    unlock();
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function copyPictures(env: Environment, folder: string): Promise<{ pictures: number; missing: string[] }> {
  const database = await openDatabase(
    env.databaseUrl ? { url: env.databaseUrl } : { folder: join(env.dataDir, DATABASE_FOLDER) },
  );
  const rows = await listPictures(database.db);
  const { changes } = await findSiteSettings(database.db);
  await database.close();
  const store = openPictureStore(env);
  const missing: string[] = [];
  for (const key of [...rows.flatMap(pictureKeys), ...storedLogoKeys(changes)]) {
    const bytes = await store.get(key);
    if (!bytes) missing.push(key);
    else {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  }
  return { pictures: rows.length, missing };
}

/** Returns the keys of the company's logos. */
function storedLogoKeys(changes: StoredSiteSettings["changes"]): string[] {
  const { logo = "", logo_on_dark = "" } = parseStoredSettings(changes);
  const logos = toCompanyLogos({ logo, logo_on_dark });
  return [logos?.onLight, logos?.onDark].flatMap((stored) => (stored ? logoKeys(stored) : []));
}

function ignoreMissingFile(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
