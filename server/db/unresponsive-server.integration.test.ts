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

// The embedded engine runs in this process, so there is no network that could fail.
describe.runIf(inject("testDatabase") === "postgres")("a server that accepts connections but does not answer", () => {
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
  ])("%s times out and drops its connection, and the next one succeeds", async (_what, ask) => {
    await one();
    line.stall();
    await expect(ask()).rejects.toSatisfy(isDatabaseDown);
    expect(database.pool.totalCount).toBe(0);
    line.resume();
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  test("work without timeouts is awaited, and later statements have timeouts again", async () => {
    const slept = withoutTimeouts(database.pool, (client) =>
      client.query("select pg_sleep($1)", [(2 * ANSWERS_WITHIN_MS) / 1000]),
    );
    await expect(slept).resolves.toMatchObject({ rowCount: 1 });
    line.stall();
    await expect(one()).rejects.toSatisfy(isDatabaseDown);
    line.resume();
  });

  // Rule: product.md#bad-input "database down, or silent for 17 seconds"
  test("the invalidation listener marks everything stale, and listens again later", async () => {
    const invalidations = new InvalidationBus();
    let staleMarks = 0;
    let onStale = () => {};
    invalidations.subscribe({
      invalidate: () => {},
      markAllStale() {
        staleMarks++;
        onStale();
      },
    });
    const whenMarkedStale = () => new Promise<void>((resolve) => (onStale = resolve));
    const limits = { intervalMs: 2 * ANSWERS_WITHIN_MS, timeoutMs: ANSWERS_WITHIN_MS };
    const listener = await listenForInvalidations({
      url: line.url,
      database: { invalidations, isOwnConnection: () => false },
      logger,
      limits,
    });
    expect(staleMarks).toBe(1);
    const lost = whenMarkedStale();
    line.stall();
    await lost;
    const markedAgain = whenMarkedStale();
    line.resume();
    await markedAgain;
    await listener.stop();
  });
});
