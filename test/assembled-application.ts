import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { pino } from "pino";
import { createApp } from "#server/app.ts";
import type { AppContext } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { DiskSpaceMonitor } from "#server/disk-space-monitor.ts";
import { readEnvironment } from "#server/env.ts";
import { UNDECLARED_FIELDS_MESSAGE } from "#server/http/api/serve-endpoint.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { createSeoWriter } from "#server/integrations/create-seo-writer.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { TEST_COST } from "#server/integrations/password-hashing.ts";
import { createSignIn } from "#server/integrations/sign-in.ts";
import { createTranslator } from "#server/integrations/translator.ts";
import { createJobQueue, type RunnableJobQueue } from "#server/jobs/job-queue.ts";
import { createMetrics } from "#server/metrics.ts";
import { loadSiteConfiguration } from "#server/services/site-settings/settings-sync.ts";
import { assertMatchesContract } from "#test/contract.ts";
import { TEST_SITE } from "#test/site.ts";

export interface ApplicationParts {
  database: Database;
  dataDir: string;
  clock: () => Date;
  random?: AppContext["random"];
  variables?: Record<string, string>;
  /** Called with every error line of the log. */
  onErrorLine?: (line: string) => void;
}

export interface AssembledApplication {
  context: AppContext;
  app: Hono;
  jobs: RunnableJobQueue;
}

/** Assembles the application in this process on an open, filled database. No job workers run. Every API response is checked against the contract. */
export async function assembleApplication(parts: ApplicationParts): Promise<AssembledApplication> {
  const { database, dataDir, clock, onErrorLine, random = randomBytes } = parts;
  const env = readEnvironment({ DATA_DIR: dataDir, RATE_LIMITS: "off", ...parts.variables });
  const site = await loadSiteConfiguration(database.db, TEST_SITE);
  const unnamed: string[] = [];
  const write = (line: string) => {
    if (line.includes(UNDECLARED_FIELDS_MESSAGE)) unnamed.push(line);
    onErrorLine?.(line);
  };
  const logger = pino({ level: "error" }, { write });
  const jobs = await createJobQueue({ database, logger });
  const context: AppContext = {
    db: database.db,
    env,
    site,
    siteDefaults: TEST_SITE,
    logger,
    jobs,
    signIn: createSignIn({ db: database.db, env, site, jobs, logger, passwordCost: TEST_COST }),
    seoWriter: createSeoWriter(env),
    translator: createTranslator(env),
    pages: new PageCache({ invalidations: database.invalidations }),
    pictures: openPictureStore(env),
    metrics: createMetrics(),
    diskSpace: new DiskSpaceMonitor(logger),
    lifecycle: { isClosing: false },
    clock,
    random: (length) => random(length),
  };
  // Pages are tested in the browser; a request that reaches the renderer here is not an API address.
  const app = createApp({
    context,
    renderPage: async () => new Response("page", { headers: { "content-type": "text/html" } }),
  });
  const request = app.request;
  app.request = async (input, init, ...rest) => {
    const response = await request(input, init, ...rest);
    if (unnamed.length > 0) throw new Error(`Fields of the contract are missing in a response: ${unnamed.join("")}`);
    await assertMatchesContract(init?.method ?? "GET", new URL(String(input), env.siteUrl).pathname, response);
    return response;
  };
  return { context, app, jobs };
}
