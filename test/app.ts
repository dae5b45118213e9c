import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { assembleApplication } from "#test/assembled-application.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { TEST_SITE } from "#test/site.ts";
import { TEST_NOW } from "#test/test-now.ts";

export interface TestApplication {
  context: AppContext;
  database: Database;
  app: Hono;
  close(): Promise<void>;
}

export interface TestApplicationOptions {
  seed?: "demo" | "catalogue" | "none";
  now?: Date;
  poolSize?: number;
  variables?: Record<string, string>;
}

/** An application of its own for a test file: fresh database of the engine under test, its own data folder, a clock that stands still. Workers do not run. Every answer of the API is checked by the contract. */
export async function openTestApplication(options: TestApplicationOptions = {}): Promise<TestApplication> {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-test-"));
  const { seed = "catalogue", now = TEST_NOW, variables = {} } = options;
  // The demo is told in days from now, so it has no snapshot.
  const database = await openTestDatabase({
    seed: seed === "demo" ? "none" : seed,
    ...(options.poolSize && { poolSize: options.poolSize }),
  });
  if (seed === "demo") await seedDatabase(database.db, { mode: seed, site: TEST_SITE, now });
  const { context, app, jobs } = await assembleApplication({ database, dataDir, variables, clock: () => now });
  return {
    context,
    database,
    app,
    async close() {
      await jobs.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
