import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, vi } from "vitest";
import type { Role } from "#domain/access/roles.ts";
import type { Language } from "#domain/languages.ts";
import type { AppContext } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { assembleApplication } from "#test/assembled-application.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { TEST_SITE } from "#test/site.ts";
import { type SignedIn, signInAs } from "#test/staff.ts";
import { TEST_NOW } from "#test/test-now.ts";

export interface TestApplication {
  context: AppContext;
  database: Database;
  app: Hono;
  close(): Promise<void>;
}

export interface TestApplicationOptions {
  seed?: "demo" | "catalogue" | "none";
  /** Called for each reading of the time; fixed by default. */
  clock?: () => Date;
  poolSize?: number;
  variables?: Record<string, string>;
  /** The languages of the site; Italian only by default. */
  languages?: readonly Language[];
}

/** Opens the application of a test file while its tests run. Only hooks and tests may read it: it is empty until they start. */
export function setUpTestApplication(options: TestApplicationOptions = {}): TestApplication {
  const application = {} as TestApplication;
  beforeAll(async () => {
    Object.assign(application, await openTestApplication(options));
  });
  afterAll(() => application.close());
  return application;
}

/** Stops the real clock during the tests of a file, so that rate limits do not elapse however long the tests take. Call it after other hooks. */
export function stopRealClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterAll(() => void vi.useRealTimers());
}

/** Signs in a new user of this role for the tests of a file. Like the application, only hooks and tests may read it. */
export function setUpSignedInUser(application: TestApplication, role: Role | null): SignedIn {
  const person = {} as SignedIn;
  beforeAll(async () => {
    Object.assign(person, await signInAs(application, role));
  });
  return person;
}

/**
 * Opens an application with a fresh database of the tested engine and its own data folder. No job workers run. Every API response is checked against
 * the contract.
 */
export async function openTestApplication(options: TestApplicationOptions = {}): Promise<TestApplication> {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-test-"));
  const { seed = "catalogue", clock = () => TEST_NOW, variables = {}, languages } = options;
  // Demo data has dates relative to now, so it has no snapshot.
  const database = await openTestDatabase({
    seed: seed === "demo" ? "none" : seed,
    ...(options.poolSize && { poolSize: options.poolSize }),
  });
  if (seed === "demo") await seedDatabase(database.db, { mode: seed, site: TEST_SITE, now: clock() });
  const { context, app, jobs } = await assembleApplication({ database, dataDir, variables, clock });
  if (languages) Object.assign(context.site, { languages });
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
