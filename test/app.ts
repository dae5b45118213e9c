import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { pino } from "pino";
import { createApp } from "#server/app.ts";
import type { AppContext } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { readEnvironment } from "#server/env.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { createSeoWriter } from "#server/integrations/seo-writer-choice.ts";
import { createSignIn } from "#server/integrations/sign-in.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { openTestDatabase } from "#test/database.ts";
import { TEST_NOW } from "#test/test-now.ts";

export interface TestHouse {
  context: AppContext;
  database: Database;
  app: Hono;
  close(): Promise<void>;
}

export interface TestHouseOptions {
  seed?: "demo" | "catalogue" | "none";
  now?: Date;
  poolSize?: number;
  variables?: Record<string, string>;
}

/** A house of its own for a test file: fresh database of the engine under test, its own data folder, a clock that stands still. Workers do not run. */
export async function openTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-test-"));
  const { seed = "catalogue", now = TEST_NOW } = options;
  // The demo is told in days from now, so it has no snapshot.
  const database = await openTestDatabase({
    seed: seed === "demo" ? "none" : seed,
    ...(options.poolSize && { poolSize: options.poolSize }),
  });
  const env = readEnvironment({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "silent", ...options.variables });
  if (seed === "demo") await seedDatabase(database.db, { mode: seed, now });
  const logger = pino({ level: env.logLevel });
  const jobs = await createJobQueue({ database, logger });
  const context: AppContext = {
    db: database.db,
    env,
    logger,
    jobs,
    signIn: createSignIn({ db: database.db, env, jobs, logger }),
    seoWriter: createSeoWriter(env),
    pages: new PageCache(),
    pictures: openPictureStore(env),
    clock: () => now,
    random: (length) => randomBytes(length),
  };
  // Pages have their own tests in the browser; what reaches the renderer here is no API address.
  const app = createApp({
    context,
    renderPage: async () => new Response("page", { headers: { "content-type": "text/html" } }),
  });
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
