import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { panelPaths } from "#domain/panel-paths.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { parseDatabaseAddress } from "#server/db/database-address.ts";
import { FolderInUseError, lockFolder } from "#server/db/folder-lock.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { withDiskErrorMessages } from "#server/disk-errors.ts";
import { type DataLocation, locateData } from "#server/env.ts";
import { isDatabaseDown, ServiceError, StartError } from "#server/errors.ts";
import { ensurePrivateDir } from "#server/private-dir.ts";
import { ADMIN_USAGE, parseAdminCommand, runAdminCommand } from "#server/services/access/admin-command.ts";
import { loadSiteConfiguration } from "#server/services/site-settings/settings-sync.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";

// Only this process's own account may read the files that it writes (data, uploads, mails).
process.umask(0o077);
/** An error whose cause the operator can remove. Its message is one line. */
class AdminCommandError extends Error {}

/** The argument that allows the command to create a missing database. */
const CREATE_FLAG = "--create";

/**
 * Runs `npm run admin`: manages roles and exports or erases personal data from the shell. If no admin is left, it can also give somebody access
 * again. Its output is Italian.
 */
async function run(): Promise<void> {
  const args = process.argv.slice(2);
  const command = parseAdminCommand(args.filter((arg) => arg !== CREATE_FLAG));
  if (!command) throw new AdminCommandError(ADMIN_USAGE);
  const { database, unlock } = await openConfiguredDatabase(locateData(), { create: args.includes(CREATE_FLAG) });
  try {
    await migrateDatabase(database, join(fileURLToPath(new URL(".", import.meta.url)), "db/migrations"));
    const site = await loadSiteConfiguration(database.db, SITE_CONFIGURATION);
    const { lines, files } = await runAdminCommand({ db: database.db, site, clock: () => new Date() }, command);
    // Never overwrite an existing export file ("wx"): it may be the only copy.
    for (const { name, text } of files) writeFileSync(name, text, { flag: "wx" });
    console.log([...lines, ...files.map(({ name }) => `Scritto ${resolve(name)}`)].join("\n"));
  } finally {
    await database.close();
    unlock();
  }
}

/** Opens the configured database and prints its location. Creates a missing database only with `--create`. */
async function openConfiguredDatabase(
  { databaseUrl, dataDir, exists }: DataLocation,
  { create }: { create: boolean },
): Promise<{ database: Database; unlock: () => void }> {
  if (!exists && !create)
    throw new AdminCommandError(
      `In ${dataDir} non c'è un database e DATABASE_URL non è impostata: esegui il comando con le variabili del servizio, oppure aggiungi ${CREATE_FLAG} per crearne uno lì.`,
    );
  // Print the location to stderr, so that stdout contains only the command's result.
  console.error(databaseUrl ? describeDatabaseServer(databaseUrl) : `Database incorporato in ${dataDir}`);
  if (databaseUrl) return { database: await openDatabase({ url: databaseUrl }), unlock: () => {} };
  const folder = join(dataDir, "database");
  if (create) withDiskErrorMessages("The data folder", dataDir, () => ensurePrivateDir(dataDir));
  const unlock = lockFolder(dataDir);
  try {
    return { database: await openDatabase({ folder }), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

function describeDatabaseServer(url: string): string {
  const address = parseDatabaseAddress(url);
  if (!address) return "Database PostgreSQL di DATABASE_URL";
  const { database, host, port, user } = address;
  return `Database PostgreSQL «${database}» su ${host}:${port}, utente «${user}»`;
}

/** Returns one line that describes the error to the operator. */
function toErrorMessage(error: unknown): string {
  if (error instanceof FolderInUseError)
    return `Il sito è in funzione su questi dati: usa il suo pannello (${panelPaths.adminUsers}), oppure fermalo e riprova.`;
  if (error instanceof AdminCommandError || error instanceof ServiceError || error instanceof StartError)
    return error.message;
  if (isDatabaseDown(error)) return "Il database non risponde: DATABASE_URL è giusto?";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

run().catch((error: unknown) => {
  console.error(toErrorMessage(error));
  process.exitCode = 1;
});
