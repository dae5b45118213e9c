import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { isDatabaseDown } from "#server/errors.ts";
import { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { createServerDatabase } from "#test/databases/database.ts";
import { openStallableProxy, type StallableProxy } from "#test/stallable-proxy.ts";
import { type Database, openDatabase } from "./client.ts";
import { HEARTBEAT_LIMITS, listenForInvalidations } from "./invalidation-listener.ts";
import { withoutTimeouts } from "./migrate.ts";

const logger = pino({ level: "silent" });
/** A connection is dropped after so long without an answer. */
const MAX_SILENCE_MS = 17_000;

// The embedded engine runs in this process, so there is no network that could fail.
describe.runIf(inject("testDatabase") === "postgres")("a server that accepts connections but does not answer", () => {
  let given: { url: string; drop(): Promise<void> };
  let line: StallableProxy;
  let database: Database;
  beforeAll(async () => {
    // Timeouts elapse only when a test advances them, so no answer is too late on a busy machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    given = await createServerDatabase("none");
    line = await openStallableProxy(given.url);
    database = await openDatabase({ url: line.url, poolSize: 1 });
  });
  afterAll(async () => {
    await database.close();
    await line.close();
    await given.drop();
    vi.useRealTimers();
  });

  const one = () => database.pool.query("select 1 as one");
  const inTransaction = () => database.db.transaction((tx) => tx.execute(sql`select 1 as one`));
  const expectTimeout = async (ask: () => Promise<unknown>) => {
    line.stall();
    const refused = expect(ask()).rejects.toSatisfy(isDatabaseDown);
    await vi.advanceTimersByTimeAsync(MAX_SILENCE_MS);
    await refused;
    line.resume();
  };

  // Rule: product.md#bad-input "database down, or silent for 17 seconds"
  test.each([
    ["a statement", one],
    ["a transaction", inTransaction],
  ])("%s times out and drops its connection, and the next one succeeds", async (_what, ask) => {
    await one();
    await expectTimeout(ask);
    expect(database.pool.totalCount).toBe(0);
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  test("work without timeouts is awaited, and later statements have timeouts again", async () => {
    await withoutTimeouts(database.pool, async (client) => {
      const slept = client.query("select pg_sleep(0.5)");
      await vi.advanceTimersByTimeAsync(2 * MAX_SILENCE_MS);
      expect(await slept).toMatchObject({ rowCount: 1 });
    });
    await expectTimeout(one);
  });

  // Rule: product.md#bad-input "database down, or silent for 17 seconds"
  test("the invalidation listener marks everything stale, and listens again later", async () => {
    const invalidations = new InvalidationBus();
    const [listening, lost, listeningAgain] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const events = [listening, lost, listeningAgain];
    invalidations.subscribe({ invalidate: () => {}, markAllStale: () => events.shift()?.resolve() });
    const listener = await listenForInvalidations({
      url: line.url,
      database: { invalidations, isOwnConnection: () => false },
      logger,
    });
    await listening?.promise;
    line.stall();
    void lost?.promise.then(() => line.resume());
    await vi.advanceTimersByTimeAsync(HEARTBEAT_LIMITS.intervalMs + HEARTBEAT_LIMITS.timeoutMs);
    await listeningAgain?.promise;
    await listener.stop();
  });
});
