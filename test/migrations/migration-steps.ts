import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

export const MIGRATIONS_FOLDER = "server/db/migrations";

interface Journal {
  entries: { tag: string }[];
}

const journal: Journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, "meta/_journal.json"), "utf8"));

/** Names of all migrations, oldest first: "0003_units". */
export const MIGRATIONS: readonly string[] = journal.entries.map(({ tag }) => tag);

/** Drops all tables of a database except the job queue, and creates the schema after the named migration. */
export async function createSchemaAt(database: Database, migration: string): Promise<void> {
  await database.pool.query("drop schema if exists public, drizzle cascade");
  await database.pool.query("create schema public");
  const folder = mkdtempSync(join(tmpdir(), "velluto-migrations-"));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const entries = journal.entries.slice(0, MIGRATIONS.indexOf(migration) + 1);
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(database, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
