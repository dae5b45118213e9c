import { expect, inject, test } from "vitest";
import { createDataFolder } from "#test/databases/database.ts";
import { crashEmbedded } from "#test/trust/crash.ts";

/** Time limit of the test: it starts whole processes, which takes long on a busy machine. */
const PATIENCE_MS = 900_000;

/** Runs on one engine only, because a crash and a restart are the same on both. npm run test:trust repeats this test forty times. */
// Rule: product.md#booking-request
test.runIf(inject("testDatabase") === "pglite")(
  "answered writes survive kill -9, and the server restarts at once",
  async () => {
    const { folder, remove } = await createDataFolder("catalogue");
    const { complaints, passed } = await crashEmbedded(folder, { part: 0.025, minutes: 10 });
    await remove();
    expect(complaints).toEqual([]);
    expect(passed).toBe(1);
  },
  PATIENCE_MS,
);
