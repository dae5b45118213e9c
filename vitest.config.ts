import { defineConfig } from "vitest/config";

/** better-auth reads BASE_URL, which Vitest would set to "/", and rejects that. */
const env = { BASE_URL: "http://localhost:3000" };
const runFolder = "test/run-folder.ts";
const setupFiles = ["test/fail-on-console.ts", "test/fixed-chance.ts"];
// Generous, because a limit here only ends what hangs: no test asserts a time.
const testTimeout = 300_000;

/** What the engine has no part in runs once, on the server, which is the faster of the two: addresses, access, sign-in, files, what pages are drawn from, which move follows which. */
const WHATEVER_ENGINE = [
  "server/app",
  "server/http/{canonical-paths,odd-spellings,rate-limits,calendar-files}",
  "server/http/crawlers/*",
  "server/http/api/{access-matrix,unknown-names,fuzzed-calls,site-settings,pictures,generate-seo-content}",
  "server/http/api/sign-in/*",
  "server/http/api/bookings/booking-transitions",
  "server/http/api/content/mail-texts",
  "server/integrations/*",
  "server/services/verb-access",
  "server/services/{access,crawlers,content,invitations,jets,seo-overrides}/*",
  "server/services/catalogue/{catalogue-pages,comparison}",
  "server/services/booking/delivery/every-city",
].map((file) => `${file}.integration.test.ts`);
const integration = {
  include: ["server/**/*.integration.test.ts"],
  setupFiles,
  env,
  testTimeout,
  hookTimeout: testTimeout,
};

/** Beside their source: *.test.ts runs in Node, *.test.tsx in a DOM, *.integration.test.ts on both database engines. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: testTimeout,
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          include: ["{domain,app,server,art,test}/**/*.test.ts", "scripts/**/*.test.mjs"],
          exclude: ["**/*.integration.test.ts"],
          globalSetup: [runFolder],
          setupFiles,
          env,
          testTimeout,
        },
      },
      {
        test: {
          name: "unit-dom",
          isolate: false,
          include: ["app/**/*.test.tsx"],
          environment: "jsdom",
          globalSetup: [runFolder],
          setupFiles: [...setupFiles, "test/dom.ts"],
          testTimeout,
        },
      },
      {
        test: {
          ...integration,
          name: "integration-pglite",
          exclude: WHATEVER_ENGINE,
          isolate: false,
          provide: { testDatabase: "pglite" },
          globalSetup: [runFolder, "test/embedded-contents.ts"],
        },
      },
      {
        test: {
          ...integration,
          name: "integration-postgres",
          isolate: false,
          provide: { testDatabase: "postgres" },
          globalSetup: [runFolder, "test/postgres-server.ts"],
        },
      },
    ],
  },
});
