import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll } from "vitest";
import type { Role } from "#domain/access/roles.ts";
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
  /** Asked at each reading; by default it stands still. */
  clock?: () => Date;
  poolSize?: number;
  variables?: Record<string, string>;
}

/** The application of a test file, open while its tests run. Only hooks and tests may read it: it is empty until they start. */
export function setUpTestApplication(options: TestApplicationOptions = {}): TestApplication {
  const application = {} as TestApplication;
  beforeAll(async () => {
    Object.assign(application, await openTestApplication(options));
  });
  afterAll(() => application.close());
  return application;
}

/** Somebody new of this role who is signed in while the tests of a file run; like the application, only for hooks and tests to read. */
export function setUpSignedInUser(application: TestApplication, role: Role | null): SignedIn {
  const person = {} as SignedIn;
  beforeAll(async () => {
    Object.assign(person, await signInAs(application, role));
  });
  return person;
}

/** An application with a fresh database of the engine under test and its own data folder. Workers do not run. Every answer of the API is checked by the contract. */
export async function openTestApplication(options: TestApplicationOptions = {}): Promise<TestApplication> {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-test-"));
  const { seed = "catalogue", clock = () => TEST_NOW, variables = {} } = options;
  // The demo is told in days from now, so it has no snapshot.
  const database = await openTestDatabase({
    seed: seed === "demo" ? "none" : seed,
    ...(options.poolSize && { poolSize: options.poolSize }),
  });
  if (seed === "demo") await seedDatabase(database.db, { mode: seed, site: TEST_SITE, now: clock() });
  const { context, app, jobs } = await assembleApplication({ database, dataDir, variables, clock });
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
