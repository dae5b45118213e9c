import { test as base } from "./fixtures.ts";
import { openServer, type TestServer } from "./server.ts";

/**
 * Tests of a file with a server of their own: what they add, those that count the demo's rows never meet. They run in one worker, in their
 * order. No fixture of the worker, for each of those has a worker, and with it a browser, started anew.
 */
export function createTestWithServer(name: string, variables: Record<string, string> = {}) {
  let own: TestServer | undefined;
  const test = base.extend<{ application: { origin: string } }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    application: async ({}, use) => use({ origin: own?.origin ?? process.env.E2E_ORIGIN ?? "" }),
    baseURL: async ({ application }, use) => use(application.origin),
  });
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    // Where the server is not ours, only tests that read are run.
    if (process.env.E2E_DATA_DIR) own = await openServer(`${name}-${test.info().project.name}`, variables);
  });
  test.afterAll(() => own?.stop());
  return test;
}
