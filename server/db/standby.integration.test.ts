import { expect, inject, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { createServerDatabase } from "#test/databases/database.ts";
import { freePort } from "#test/free-port.ts";
import { openStallableProxy } from "#test/stallable-proxy.ts";

// What a standby is worth is drilled with one (npm run trust:cluster); here stands what is none. The embedded engine has none.
// Rule: product.md#bad-input "database down, or silent for 17 seconds"
test.skipIf(inject("testDatabase") === "pglite")(
  "nothing is read from a server that follows nobody, nor from one that is away or falls silent",
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
