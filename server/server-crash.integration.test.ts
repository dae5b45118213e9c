import { expect, inject, test } from "vitest";
import { createDataFolder } from "#test/databases/database.ts";
import { crashEmbedded } from "#test/trust/crash.ts";

/** It starts whole processes: on a machine with much to do, that takes its time. */
const PATIENCE_MS = 900_000;

/** Killing and starting again is the same on both engines; npm run test:trust does it forty times. */
// Rule: product.md#booking-request
test.runIf(inject("testDatabase") === "pglite")(
  "what was answered is there after kill -9, and the server starts again at once",
  async () => {
    const { folder, remove } = await createDataFolder("catalogue");
    const { complaints, passed } = await crashEmbedded(folder, { part: 0.025, minutes: 10 });
    await remove();
    expect(complaints).toEqual([]);
    expect(passed).toBe(1);
  },
  PATIENCE_MS,
);
