import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { databaseUrl, type Snapshot, templateOf } from "#test/databases/database-snapshots.ts";
import { openPatientDatabase } from "#test/databases/patient-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database engine of this project's tests. */
    testDatabase: "pglite" | "postgres";
    /** URL of the temporary server's superuser; only for "postgres". */
    postgresUrl: string;
    /** Folder with a file per snapshot of the embedded database; only for "pglite". */
    embeddedContents: string;
  }
}

/** Opens a separate database of the tested engine, migrated and filled with the snapshot; `close` deletes it. */
export async function openTestDatabase({
  seed,
  poolSize = 8,
}: {
  seed: Snapshot;
  poolSize?: number;
}): Promise<Database> {
  return inject("testDatabase") === "postgres" ? createOnServer(seed, poolSize) : createEmbedded(seed);
}

async function createEmbedded(seed: Snapshot, folder = "memory://"): Promise<Database> {
  const contents = await readFile(join(inject("embeddedContents"), `${seed}.tar`));
  return openDatabase({ folder, contents: new Blob([contents]) });
}

/** Creates a data folder whose embedded database holds the snapshot, for tests that start whole servers on it. */
export async function createDataFolder(seed: Snapshot): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-data-"));
  const database = await createEmbedded(seed, join(folder, "database"));
  await database.close();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function createOnServer(seed: Snapshot, poolSize: number): Promise<Database> {
  const { url, drop } = await createServerDatabase(seed);
  const database = await openPatientDatabase({ url, poolSize });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Creates a separate database on the run's PostgreSQL server, for tests that open it themselves, such as in other processes. */
export async function createServerDatabase(seed: Snapshot): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdministrator(`create database ${name} template ${templateOf(seed)}`);
  return {
    url: databaseUrl(inject("postgresUrl"), name),
    drop: () => asAdministrator(`drop database ${name} with (force)`),
  };
}

/** The superuser's one connection per worker, for all its test files: opening one starts a server process, twice per file. */
let administrator: Pool | undefined;

async function asAdministrator(statement: string): Promise<void> {
  administrator ??= new Pool({
    connectionString: inject("postgresUrl"),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await administrator.query(statement);
}
