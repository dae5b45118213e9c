import { afterAll, expect, inject, test } from "vitest";
import { isDatabaseDown } from "#server/errors.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { FaultyConnections } from "#test/simulation/faulty-connections.ts";

const database = await openTestDatabase({ seed: "none", poolSize: 2 });
const faults = new FaultyConnections(database.pool);
afterAll(() => database.close());

// The connection breaks before the transaction begins, within it, or before it ends.
// Rule: product.md#bad-input "database down, or silent for 17 seconds"
test.each([0, 1, 2])(
  "a connection lost after %i statements of a transaction is released from the pool",
  async (statements) => {
    faults.failAfter(statements);
    const lost = database.db.transaction((tx) => tx.execute("select 1"));
    await expect(lost).rejects.toThrow();
    await faults.repair();
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  },
);

// Rule: product.md#bad-input "database down, or silent for 17 seconds"
test.runIf(inject("testDatabase") === "postgres")(
  "a connection closed by the server between two statements fails its transaction as an outage, not the process",
  async () => {
    const lost = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>("select pg_backend_pid() as pid");
      await database.pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
      await tx.execute("select 1");
    });
    await expect(lost).rejects.toSatisfy(isDatabaseDown);
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  },
);
