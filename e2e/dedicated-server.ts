import { test as base } from "./fixtures.ts";
import { openServer, type TestServer } from "./server.ts";

/**
 * Gives the tests of a file a server of their own, so that their changes do not affect tests that count the demo data. They run in one worker, in
 * order. It is no worker fixture, because each of those restarts the worker and its browser.
 */
export function createTestWithServer(name: string, variables: Record<string, string> = {}) {
  let own: TestServer | undefined;
  const test = base.extend<{ application: { origin: string; dataDir: string } }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    application: async ({}, use) =>
      use({
        origin: own?.origin ?? process.env.E2E_ORIGIN ?? "",
        dataDir: own?.dataDir ?? process.env.E2E_DATA_DIR ?? "",
      }),
    baseURL: async ({ application }, use) => use(application.origin),
  });
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    // On an external server only read-only tests run.
    if (process.env.E2E_DATA_DIR) own = await openServer(`${name}-${test.info().project.name}`, variables);
  });
  test.afterAll(() => own?.stop());
  return test;
}
