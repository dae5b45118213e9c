import { expect, inject, test } from "vitest";
import { createServerDatabase } from "#test/databases/database.ts";
import { race } from "#test/trust/races.ts";

/** Time limit of the test: it starts whole processes, which takes long on a busy machine. */
const PATIENCE_MS = 900_000;

/** Two processes can share only a PostgreSQL server. npm run test:trust repeats this race a hundred thousand times. */
test.runIf(inject("testDatabase") === "postgres")(
  "the answers of two concurrent processes are consistent with some serial order",
  async () => {
    const { url, drop } = await createServerDatabase("catalogue");
    const { complaints, passed } = await race(url, { part: 0.003, minutes: 10 });
    await drop();
    expect(complaints).toEqual([]);
    expect(passed).toBeGreaterThan(200);
  },
  PATIENCE_MS,
);
