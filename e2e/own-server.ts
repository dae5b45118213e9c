import { test as base } from "./fixtures.ts";
import { openServer } from "./server.ts";

interface OwnServer {
  application: { origin: string };
}

/** Tests with a server of their own for each worker: what they add, those that count the demo's rows never meet. */
export function testOnOwnServer(name: string) {
  return base.extend<object, OwnServer>({
    application: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
      async ({}, use, { workerIndex }) => {
        if (!process.env.E2E_DATA_DIR) return use({ origin: process.env.E2E_ORIGIN ?? "" });
        const own = await openServer(`${name}-${workerIndex}`);
        await use(own);
        await own.stop();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    baseURL: async ({ application }, use) => use(application.origin),
  });
}
