import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { databaseUrl, type Snapshot, templateOf } from "#test/databases/database-snapshots.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Which engine this project's tests run on. */
    testDatabase: "pglite" | "postgres";
    /** The throw-away server's administrator address; only for "postgres". */
    postgresUrl: string;
    /** Folder of the embedded database's snapshots, a file each; only for "pglite". */
    embeddedContents: string;
  }
}

/** Ends what hangs. */
const HOOK_TIMEOUT_MS = 120_000;

/** A database of its own of the engine under test, migrated and holding the given snapshot; `close` removes it. */
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

/** A data folder whose embedded database holds the snapshot, for tests that start whole servers on it. */
export async function createDataFolder(seed: Snapshot): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-data-"));
  const database = await createEmbedded(seed, join(folder, "database"));
  await database.close();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function createOnServer(seed: Snapshot, poolSize: number): Promise<Database> {
  const { url, drop } = await createServerDatabase(seed);
  const database = await openDatabase({ url, poolSize, queryTimeoutMs: HOOK_TIMEOUT_MS });
  // On a busy machine whoever is last of many waits longer than visitors are made to.
  database.pool.options.connectionTimeoutMillis = HOOK_TIMEOUT_MS;
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A database of its own on the run's PostgreSQL server, for tests that open it themselves, in other processes say. */
export async function createServerDatabase(seed: Snapshot): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdministrator(`create database ${name} template ${templateOf(seed)}`);
  return {
    url: databaseUrl(inject("postgresUrl"), name),
    drop: () => asAdministrator(`drop database ${name} with (force)`),
  };
}

/** The administrator's one connection of a worker, for all its files: opening one starts a process of the server, twice for each file. */
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
