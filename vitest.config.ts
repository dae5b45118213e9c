import { defineConfig } from "vitest/config";
import { inlineScripts } from "./build-tools/inline-scripts.ts";
import "./test/package-resolution-cache.mjs";

/** better-auth reads BASE_URL, which Vitest would set to "/", and rejects that. */
const env = { BASE_URL: "http://localhost:3000" };
const runFolder = "test/run-folder.ts";
const execArgv = ["--import", "./test/package-resolution-cache.mjs"];
const setupFiles = ["test/fail-on-console.ts", "test/fixed-random-seed.ts"];
// Generous, because a limit here only ends what hangs: no test asserts a time.
const testTimeout = 300_000;

/**
 * Where the two engines could differ, or start otherwise: schema, migrations and seed, every repository, what locks and holds, what searches and sums up, what
 * is queued, published and copied; and seasons, which simulate whole days of all verbs. All else, the same statements through the same repositories, runs on
 * the server alone, the faster of the two; the journeys of e2e/ go over the embedded one.
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
].map((file) => `${file}.integration.test.ts`);
const integration = {
  execArgv,
  setupFiles,
  env,
  testTimeout,
  hookTimeout: testTimeout,
};

/** Beside their source: *.test.ts runs in Node, *.test.tsx in a DOM, *.integration.test.ts on PostgreSQL, and on the embedded engine where it could differ. */
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
      // Run by `npm run art:test` alone: the product is built and tested without the sources of its pictures.
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
          // As the servers of e2e/ (e2e/server.ts).
          execArgv: [...execArgv, "--liftoff-only"],
          include: ON_BOTH_ENGINES,
          isolate: false,
          provide: { testDatabase: "pglite" },
          globalSetup: [runFolder, "test/databases/embedded-contents.ts"],
        },
      },
      {
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
