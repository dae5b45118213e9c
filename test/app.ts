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
import { UNNAMED_FIELDS } from "#server/http/api/serve.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { createSeoWriter } from "#server/integrations/seo-writer-choice.ts";
import { createSignIn } from "#server/integrations/sign-in.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { openSite } from "#server/services/settings/follow-site.ts";
import { checkAnswer } from "#test/contract.ts";
import { openTestDatabase } from "#test/database.ts";
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
  const { seed = "catalogue", now = TEST_NOW } = options;
  // The demo is told in days from now, so it has no snapshot.
  const database = await openTestDatabase({
    seed: seed === "demo" ? "none" : seed,
    ...(options.poolSize && { poolSize: options.poolSize }),
  });
  const env = readEnvironment({ DATA_DIR: dataDir, RATE_LIMITS: "off", ...options.variables });
  if (seed === "demo") await seedDatabase(database.db, { mode: seed, site: TEST_SITE, now });
  const site = await openSite(database.db, TEST_SITE);
  const unnamed: string[] = [];
  const logger = pino(
    { level: "error" },
    { write: (line) => void (line.includes(UNNAMED_FIELDS) && unnamed.push(line)) },
  );
  const jobs = await createJobQueue({ database, logger });
  const context: AppContext = {
    db: database.db,
    env,
    site,
    siteDefaults: TEST_SITE,
    logger,
    jobs,
    signIn: createSignIn({ db: database.db, env, site, jobs, logger }),
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
  const request = app.request;
  app.request = async (input, init, ...rest) => {
    const response = await request(input, init, ...rest);
    if (unnamed.length > 0) throw new Error(`Fields were left out of an answer: ${unnamed.join("")}`);
    await checkAnswer(init?.method ?? "GET", new URL(String(input), env.siteUrl).pathname, response);
    return response;
  };
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
