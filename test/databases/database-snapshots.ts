import { Client } from "pg";
import { pino } from "pino";
import type { Database } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { openPatientDatabase } from "#test/databases/patient-database.ts";
import { TEST_SITE } from "#test/site.ts";
import { TEST_NOW } from "#test/test-now.ts";

/** Initial contents of a test's database: migrated only, or with the catalogue. Each adds to the one before it. */
export const SNAPSHOTS = ["none", "catalogue"] as const;
export type Snapshot = (typeof SNAPSHOTS)[number];

/** Fills a fresh database with a snapshot. Done once per run and copied for each test file, which takes a tenth of the time. */
export async function fillSnapshot(database: Database, seed: Snapshot): Promise<void> {
  await migrateDatabase(database, "server/db/migrations");
  // Without the claims that a new house starts without: tests are written for the built-in settings.
  if (seed === "catalogue") await seedDatabase(database.db, { mode: seed, site: TEST_SITE, now: TEST_NOW });
  const jobs = await createJobQueue({ database, logger: pino({ level: "silent" }) });
  await jobs.stop();
}

/** Creates a template database for each snapshot; each starts from the one before it. */
export async function createTemplates(serverUrl: string): Promise<void> {
  const administrator = new Client({ connectionString: serverUrl });
  await administrator.connect();
  try {
    for (const [index, seed] of SNAPSHOTS.entries()) {
      const before = SNAPSHOTS[index - 1];
      await administrator.query(
        `create database ${templateOf(seed)} template ${before ? templateOf(before) : "template1"}`,
      );
      const database = await openPatientDatabase({ url: databaseUrl(serverUrl, templateOf(seed)), poolSize: 4 });
      await fillSnapshot(database, seed);
      await database.close();
    }
  } finally {
    await administrator.end();
  }
}

export const templateOf = (seed: Snapshot) => `template_${seed}`;

/** Returns the URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
