import { defineConfig } from "vitest/config";

/** better-auth reads BASE_URL, which Vitest would set to "/", and rejects that. */
const env = { BASE_URL: "http://localhost:3000" };
const runFolder = "test/run-folder.ts";
const setupFiles = ["test/fail-on-console.ts", "test/fixed-chance.ts"];
// Generous, because a limit here only ends what hangs: no test asserts a time.
const testTimeout = 60_000;
const integration = {
  include: ["server/**/*.integration.test.ts"],
  setupFiles,
  env,
  testTimeout,
  hookTimeout: 120_000,
};

/** Beside their source: *.test.ts runs in Node, *.test.tsx in a DOM, *.integration.test.ts on both database engines. */
export default defineConfig({
  test: {
    maxWorkers: 2,
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
