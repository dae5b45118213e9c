import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Which engine this project's tests run on. */
    testDatabase: "pglite" | "postgres";
    /** The throw-away server's administrator address; only for "postgres". */
    postgresUrl: string;
    /** File of an empty embedded database to copy; only for "pglite". */
    embeddedContents: string;
  }
}

/** A fresh, migrated, empty database of the engine under test; `close` removes it. */
export async function openTestDatabase(options: { poolSize?: number } = {}): Promise<Database> {
  const database =
    inject("testDatabase") === "postgres" ? await createOnServer(options.poolSize ?? 8) : await createEmbedded();
  await migrateDatabase(database, "server/db/migrations");
  return database;
}

async function createEmbedded(): Promise<Database> {
  return openDatabase({ folder: "memory://", contents: new Blob([await readFile(inject("embeddedContents"))]) });
}

async function createOnServer(poolSize: number): Promise<Database> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdministrator(`create database ${name}`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, poolSize });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdministrator(`drop database ${name} with (force)`);
    },
  };
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
