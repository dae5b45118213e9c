import { expect, inject, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { createServerDatabase } from "#test/databases/database.ts";
import { freePort } from "#test/free-port.ts";
import { openStallableProxy } from "#test/stallable-proxy.ts";

// The server that this test configures as the standby is a primary, so it must not be read. `npm run trust:cluster` tests a real standby. The
// embedded engine has none.
// Rule: product.md#bad-input "database down, or silent for 17 seconds"
test.skipIf(inject("testDatabase") === "pglite")(
  "nothing is read from a server that is no standby, is down or does not answer",
  async () => {
    const { url, drop } = await createServerDatabase("none");
    const away = new URL(url);
    away.port = String(await freePort());
    const line = await openStallableProxy(url);
    for (const standbyUrl of [line.url, away.href]) {
      const database = await openDatabase({ url, poolSize: 1, standbyUrl });
      expect(await database.standby?.choose()).toBe(null);
      line.stall();
      expect(await database.standby?.choose()).toBe(null);
      await database.close();
    }
    await line.close();
    await drop();
  },
);
