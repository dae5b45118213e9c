import { expect, inject, test } from "vitest";
import { crashEmbedded } from "#test/trust/crash.ts";

/** It starts whole processes: on a machine with much to do, that takes its time. */
const PATIENCE_MS = 900_000;

/** Killing and starting again is the same on both engines; npm run test:trust does it forty times. */
test.runIf(inject("testDatabase") === "pglite")(
  "what was answered is there after kill -9, and the server starts again at once",
  async () => {
    const { complaints, passed } = await crashEmbedded({ part: 0.025, minutes: 10 });
    expect(complaints).toEqual([]);
    expect(passed).toBe(1);
  },
  PATIENCE_MS,
);
