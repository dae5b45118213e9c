import { type Database, type DatabaseLocation, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { describeSchema } from "#test/migrations/catalogue.ts";
import { findMigrationErrors } from "#test/migrations/migrate-from.ts";
import { MIGRATIONS, MIGRATIONS_FOLDER } from "#test/migrations/migration-steps.ts";
import { createTimeCheck, type RoundReport, type RoundSize } from "./round.ts";

/** Fills a database of each migration's schema and migrates it to the current version, on both engines. */
export async function migrationsRound(size: RoundSize): Promise<RoundReport> {
  const mayGoOn = createTimeCheck(size);
  const cluster = await startPostgres();
  try {
    const complaints: string[] = [];
    let tried = 0;
    const engines: [string, DatabaseLocation][] = [
      ["embedded", { folder: "memory://" }],
      ["PostgreSQL", { url: cluster.url }],
    ];
    for (const [engine, location] of engines) {
      const database = await openDatabase(location);
      try {
        const schema = await newSchema(database);
        for (const from of MIGRATIONS.slice(0, Math.ceil(MIGRATIONS.length * size.part))) {
          if (!mayGoOn()) break;
          tried++;
          const found = await findMigrationErrors(database, from, schema).catch((error: unknown) => [
            `${from}: ${error}`,
          ]);
          complaints.push(...found.map((complaint) => `${engine} ${complaint}`));
        }
      } finally {
        await database.close();
      }
    }
    return {
      passed: tried,
      complaints,
      figures: `${tried} databases of ${MIGRATIONS.length} ages brought to today, on both engines`,
    };
  } finally {
    await cluster.stop();
  }
}

async function newSchema(database: Database): Promise<string[]> {
  await migrateDatabase(database, MIGRATIONS_FOLDER);
  return describeSchema(database.pool);
}
