import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { FaultyConnections } from "#test/simulation/faulty-connections.ts";

const database = await openTestDatabase({ seed: "none", poolSize: 2 });
const faults = new FaultyConnections(database.pool);
afterAll(() => database.close());

// Before the transaction begins, within it, and before it ends.
test.each([0, 1, 2])(
  "a connection that is lost after %i statements of a transaction goes back to the pool",
  async (statements) => {
    faults.breakAfter(statements);
    const lost = database.db.transaction((tx) => tx.execute("select 1"));
    await expect(lost).rejects.toThrow();
    await faults.mend();
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  },
);
