// Rule: product.md#page-cache
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { ALL_TAGS, type Tag } from "#server/invalidation/tags.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { openPatientDatabase } from "#test/databases/patient-database.ts";
import type { Database } from "./client.ts";
import { invalidateTag } from "./invalidate-tag.ts";
import { listenForInvalidations } from "./invalidation-listener.ts";

/** Resolves at the next invalidation. */
function next(database: Database, kind: "touched" | "doubted"): Promise<readonly Tag[]> {
  return new Promise((resolve) => {
    database.invalidations.subscribe({
      invalidate: (tags) => kind === "touched" && resolve(tags),
      markAllStale: () => kind === "doubted" && resolve([]),
    });
  });
}

// Two processes can share only a PostgreSQL server, not the embedded database.
describe.runIf(inject("testDatabase") === "postgres")("two processes on one database", () => {
  let one: TestApplication;
  let other: Database;
  let pages: PageCache;
  const hearing: { stop(): Promise<void> }[] = [];
  const tagsReceivedByOne: Tag[] = [];
  const tagsReceivedByOther: Tag[] = [];
  beforeAll(async () => {
    one = await openTestApplication();
    const url = String(one.database.pool.options.connectionString);
    other = await openPatientDatabase({ url, poolSize: 2 });
    pages = new PageCache({ invalidations: other.invalidations });
    const logger = pino({ level: "silent" });
    // A late heartbeat would count as a lost connection.
    const limits = { intervalMs: HOUR_MS, timeoutMs: HOUR_MS };
    const onInvalidate = (tags: readonly Tag[]) => tagsReceivedByOne.push(...tags);
    hearing.push(await listenForInvalidations({ url, database: one.database, logger, limits, onInvalidate }));
    hearing.push(
      await listenForInvalidations({
        url,
        database: other,
        logger,
        limits,
        onInvalidate: (tags: readonly Tag[]) => tagsReceivedByOther.push(...tags),
      }),
    );
  });
  afterAll(async () => {
    for (const { stop } of hearing) await stop();
    await other.close();
    await one.close();
  });

  const keepHome = () =>
    pages.getOrRender("/", "identity", async () => ({
      content: Buffer.from(JSON.stringify(await readHome({ ...one.context, db: other.db }, {}, wordsOf("it")))),
      headers: {},
    }));
  const changePrice = (database: Database) =>
    database.db.execute(sql`update vehicles set price_cents = price_cents + 100 where slug = 'ferrari-296-gtb'`);

  test("a page of one process shows no data that the other has changed", async () => {
    await keepHome();
    expect(pages.isFresh("/")).toBe(true);
    const received = next(other, "touched");
    await changePrice(one.database);
    expect(await received).toContain("vehicles:slug/ferrari-296-gtb");
    expect(pages.find("/")).toBeUndefined();
  });

  test("a process receives the other's invalidations, not its own again", async () => {
    const received = next(one.database, "touched");
    await changePrice(other);
    await received;
    const before = tagsReceivedByOne.length;
    expect(before).toBeGreaterThan(0);
    await changePrice(one.database);
    await one.context.db.execute(sql`update articles set title = title || '.'`);
    // Notifications arrive in the order of the commits. When this one has arrived, all earlier ones have too.
    const last = next(one.database, "touched");
    await other.db.execute(sql`update jets set active = not active where slug = (select min(slug) from jets)`);
    expect(await last).toEqual(["jets"]);
    expect(tagsReceivedByOne.slice(before)).toEqual(["jets"]);
  });

  test("a process of another version invalidates everything for unknown tags, but only for tables that pages show", async () => {
    const older = new Client({ connectionString: String(one.database.pool.options.connectionString) });
    const loggedLines: string[] = [];
    older.on("notification", ({ payload }) => loggedLines.push(payload ?? ""));
    await older.connect();
    await older.query("listen page_tags");
    await one.database.db.transaction((tx) => invalidateTag(tx, "jobs:mail"));
    await changePrice(one.database);
    // A process needs no notification of its own writes: its commit returns their tags.
    await older.query("begin");
    await older.query("update articles set title = title || '.'");
    const { rows } = await older.query("select current_setting('velluto.touched', true) as touched");
    await older.query("commit");
    await older.end();
    expect([loggedLines, rows]).toEqual([["*", "*"], [{ touched: "*" }]]);
  });

  test("a process that lost its connection marks everything stale and listens again", async () => {
    await keepHome();
    const lost = next(other, "doubted");
    await one.context.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'velluto listens' and datname = current_database()`,
    );
    await lost;
    expect(pages.isFresh("/")).toBe(false);
    await next(other, "doubted");
    // After a reconnect the settings are also read again: the callback gets all tags.
    expect(tagsReceivedByOther.at(-1)).toBe(ALL_TAGS);
    const received = next(other, "touched");
    await changePrice(one.database);
    expect(await received).toContain("vehicles:slug/ferrari-296-gtb");
  });
});
