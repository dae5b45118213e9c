import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isDatabaseDown } from "#server/errors.ts";
import { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { createServerDatabase } from "#test/databases/database.ts";
import { openStallableProxy, type StallableProxy } from "#test/stallable-proxy.ts";
import { type Database, openDatabase } from "./client.ts";
import { listenForInvalidations } from "./invalidation-listener.ts";
import { withoutTimeouts } from "./migrate.ts";

const logger = pino({ level: "silent" });
const ANSWERS_WITHIN_MS = 250;

// The embedded engine is in this process: nothing lies between.
describe.runIf(inject("testDatabase") === "postgres")("a server that is there and says nothing", () => {
  let given: { url: string; drop(): Promise<void> };
  let line: StallableProxy;
  let database: Database;
  beforeAll(async () => {
    given = await createServerDatabase("none");
    line = await openStallableProxy(given.url);
    database = await openDatabase({ url: line.url, poolSize: 1, queryTimeoutMs: ANSWERS_WITHIN_MS });
  });
  afterAll(async () => {
    await database.close();
    await line.close();
    await given.drop();
  });

  const one = () => database.pool.query("select 1 as one");
  const inTransaction = () => database.db.transaction((tx) => tx.execute(sql`select 1 as one`));

  // Rule: product.md#bad-input "database down, or silent for 17 seconds"
  test.each([
    ["a statement", one],
    ["a transaction", inTransaction],
  ])("%s is given up in time, its connection too, and the next one is answered", async (_what, ask) => {
    await one();
    line.stall();
    await expect(ask()).rejects.toSatisfy(isDatabaseDown);
    expect(database.pool.totalCount).toBe(0);
    line.resume();
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  test("what may take as long as it takes is waited for, and what comes after it is not", async () => {
    const slept = withoutTimeouts(database.pool, (client) =>
      client.query("select pg_sleep($1)", [(2 * ANSWERS_WITHIN_MS) / 1000]),
    );
    await expect(slept).resolves.toMatchObject({ rowCount: 1 });
    line.stall();
    await expect(one()).rejects.toSatisfy(isDatabaseDown);
    line.resume();
  });

  // Rule: product.md#bad-input "database down, or silent for 17 seconds"
  test("whoever hears of other processes' writes by it trusts nothing that is kept, and hears again", async () => {
    const touches = new InvalidationBus();
    let doubts = 0;
    let onDoubt = () => {};
    touches.subscribe({
      invalidate: () => {},
      markAllStale() {
        doubts++;
        onDoubt();
      },
    });
    const doubted = () => new Promise<void>((resolve) => (onDoubt = resolve));
    const limits = { intervalMs: 2 * ANSWERS_WITHIN_MS, timeoutMs: ANSWERS_WITHIN_MS };
    const hearing = await listenForInvalidations({
      url: line.url,
      database: { invalidations: touches, isOwnConnection: () => false },
      logger,
      limits,
    });
    expect(doubts).toBe(1);
    const lost = doubted();
    line.stall();
    await lost;
    const heardAgain = doubted();
    line.resume();
    await heardAgain;
    await hearing.stop();
  });
});
