import { resolve } from "node:path";
import { BackupError } from "#server/backup/manifest.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { locateData, readEnvironment } from "#server/env.ts";
import { ServiceError, StartError } from "#server/errors.ts";

// A backup contains private data: only the account that makes it may read it.
process.umask(0o077);

const USAGE = `npm run backup -- [FOLDER]    writes database, pictures and secret into a new folder
npm run restore -- FOLDER     puts them back, into an empty place`;

async function run([verb, given, ...more]: readonly string[]): Promise<void> {
  const now = new Date();
  if ((verb !== "backup" && verb !== "restore") || more.length > 0 || (verb === "restore" && !given))
    throw new BackupError(USAGE);
  const folder = resolve(given ?? `velluto-backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}`);
  const { exists, dataDir } = locateData();
  if (verb === "backup" && !exists)
    throw new BackupError(
      `There is no database in ${dataDir}, and DATABASE_URL is not set: run the command with the variables of the service.`,
    );
  const env = readEnvironment();
  if (verb === "restore") {
    const { madeAt, files } = await restoreBackup(env, folder);
    console.log(`Restored the backup of ${madeAt}: ${Object.keys(files).length} files, each as it was written.`);
    return;
  }
  const { manifest, pictures, missing } = await writeBackup(env, folder, now);
  console.log(`Wrote ${folder}: ${Object.keys(manifest.files).length} files, ${pictures} pictures.`);
  if (env.databaseUrl) console.log("AUTH_SECRET is not in it: keep the service's variables elsewhere.");
  for (const key of missing) console.error(`The picture store has no ${key}.`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpectedError = error instanceof BackupError || error instanceof StartError || error instanceof ServiceError;
  console.error(isExpectedError ? error.message : error);
  process.exitCode = 1;
});
