import { defineConfig } from "vitest/config";
import { inlineScripts } from "./build-tools/inline-scripts.ts";
import { europeanTowns } from "./build-tools/towns/european-towns.ts";
import "./test/package-resolution-cache.mjs";

/** Vitest sets BASE_URL to "/", which better-auth would reject. */
const env = { BASE_URL: "http://localhost:3000" };
const runFolder = "test/run-folder.ts";
const execArgv = ["--import", "./test/package-resolution-cache.mjs"];
const setupFiles = ["test/fail-on-console.ts", "test/fixed-random-seed.ts"];
// Only ends tests that hang: no test asserts a time.
const testTimeout = 300_000;

/**
 * Tests that run on PostgreSQL and on the embedded database, because the two could differ: schema, migrations, seed, repositories, locks and holds, searches
 * and sums, queues, invalidation and backup, and the simulated seasons. All others use the same repositories and run on PostgreSQL only, which is faster. The
 * browser tests of e2e/ use the embedded database.
 */
const ON_BOTH_ENGINES = [
  "server/{invariants,server-crash,concurrent-processes,simulated-seasons}",
  "server/{backup,db,jobs,repositories,seed}/**/*",
  "server/http/{metrics,api/{table-queries,unit-holds,reports}}",
  "server/http/api/{bookings/booking-search,enquiries/enquiry-lists}",
  "server/services/bookings/{no-overlap,request/request-booking,request/request-holds,delivery/drive-time}",
  "server/services/catalogue/{delivered-groups,explore-catalogue,internal/*}",
  "server/services/customers/concurrent-merge",
  "server/services/retention/*",
  "server/services/waiting-list/*",
].map((file) => `${file}.integration.test.ts`);
const integration = {
  execArgv,
  setupFiles,
  env,
  testTimeout,
  hookTimeout: testTimeout,
};

/** Tests stand beside their source: *.test.ts runs in Node, *.test.tsx in a DOM, *.integration.test.ts on PostgreSQL and some also on the embedded database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: testTimeout,
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          name: "unit",
          isolate: false,
          execArgv,
          include: ["{build-tools,domain,app,server,test}/**/*.test.ts", "scripts/**/*.test.mjs"],
          exclude: ["**/*.integration.test.ts"],
          globalSetup: [runFolder],
          setupFiles,
          env,
          testTimeout,
        },
      },
      // Only `npm run art:test` runs these: product and tests do not need the sources of the pictures.
      { test: { name: "art", isolate: false, execArgv, include: ["art/**/*.test.ts"], setupFiles, env, testTimeout } },
      {
        plugins: [inlineScripts()],
        test: {
          name: "unit-dom",
          isolate: false,
          execArgv,
          include: ["{app,test}/**/*.test.tsx"],
          environment: "jsdom",
          globalSetup: [runFolder],
          setupFiles: [...setupFiles, "test/dom/dom.ts"],
          testTimeout,
        },
      },
      {
        test: {
          ...integration,
          name: "integration-pglite",
          // The same as for the servers of e2e/ (e2e/server.ts).
          execArgv: [...execArgv, "--liftoff-only"],
          include: ON_BOTH_ENGINES,
          isolate: false,
          provide: { testDatabase: "pglite" },
          globalSetup: [runFolder, "test/databases/embedded-contents.ts"],
        },
      },
      {
        plugins: [europeanTowns()],
        test: {
          ...integration,
          name: "integration-postgres",
          include: ["server/**/*.integration.test.ts"],
          isolate: false,
          provide: { testDatabase: "postgres" },
          globalSetup: [runFolder, "test/databases/postgres-server.ts"],
        },
      },
    ],
  },
});
