import { Client } from "pg";
import { pino } from "pino";
import { type Database, openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { TEST_SITE } from "#test/site.ts";
import { TEST_NOW } from "#test/test-now.ts";

/** What a test's database holds when it is opened: migrated and nothing else, or the catalogue as well; each after what it adds to. */
export const SNAPSHOTS = ["none", "catalogue"] as const;
export type Snapshot = (typeof SNAPSHOTS)[number];

/** Brings a fresh database to a snapshot's state. Done once for a run and copied for each test file: that takes a tenth of the time. */
export async function fillSnapshot(database: Database, seed: Snapshot): Promise<void> {
  await migrateDatabase(database, "server/db/migrations");
  await seedDatabase(database.db, { mode: seed, site: TEST_SITE, now: TEST_NOW });
  const jobs = await createJobQueue({ database, logger: pino({ level: "silent" }) });
  await jobs.stop();
}

/** Makes each snapshot a database of the server, to be used as a template; each begins as the one before it. */
export async function createTemplates(serverUrl: string): Promise<void> {
  const administrator = new Client({ connectionString: serverUrl });
  await administrator.connect();
  try {
    for (const [index, seed] of SNAPSHOTS.entries()) {
      const before = SNAPSHOTS[index - 1];
      await administrator.query(
        `create database ${templateOf(seed)} template ${before ? templateOf(before) : "template1"}`,
      );
      const database = await openDatabase({ url: databaseUrl(serverUrl, templateOf(seed)), poolSize: 4 });
      await fillSnapshot(database, seed);
      await database.close();
    }
  } finally {
    await administrator.end();
  }
}

export const templateOf = (seed: Snapshot) => `template_${seed}`;

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
