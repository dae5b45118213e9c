// Rule: product.md#page-cache
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { ALL_TAGS, type Tag } from "#server/invalidation/tags.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { type Database, openDatabase } from "./client.ts";
import { invalidateTag } from "./invalidate-tag.ts";
import { listenForInvalidations } from "./invalidation-listener.ts";

/** Resolves at the next of what touches tell. */
function next(database: Database, kind: "touched" | "doubted"): Promise<readonly Tag[]> {
  return new Promise((resolve) => {
    database.invalidations.subscribe({
      invalidate: (tags) => kind === "touched" && resolve(tags),
      markAllStale: () => kind === "doubted" && resolve([]),
    });
  });
}

// The embedded database belongs to one process.
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
    other = await openDatabase({ url, poolSize: 2 });
    pages = new PageCache({ invalidations: other.invalidations });
    const logger = pino({ level: "silent" });
    const onInvalidate = (tags: readonly Tag[]) => tagsReceivedByOne.push(...tags);
    hearing.push(await listenForInvalidations({ url, database: one.database, logger, onInvalidate }));
    hearing.push(
      await listenForInvalidations({
        url,
        database: other,
        logger,
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
      content: Buffer.from(JSON.stringify(await readHome({ ...one.context, db: other.db }, {}))),
      headers: {},
    }));
  const changePrice = (database: Database) =>
    database.db.execute(sql`update vehicles set price_cents = price_cents + 100 where slug = 'ferrari-296-gtb'`);

  test("what one writes the other no longer shows", async () => {
    await keepHome();
    expect(pages.isFresh("/")).toBe(true);
    const received = next(other, "touched");
    await changePrice(one.database);
    expect(await received).toContain("vehicles:slug/ferrari-296-gtb");
    expect(pages.find("/")).toBeUndefined();
  });

  test("a process hears the other's writes, not its own again", async () => {
    const received = next(one.database, "touched");
    await changePrice(other);
    await received;
    const before = tagsReceivedByOne.length;
    expect(before).toBeGreaterThan(0);
    await changePrice(one.database);
    await one.context.db.execute(sql`update articles set title = title || '.'`);
    // Notifications come in the order of the commits: with this one the earlier are in.
    const last = next(one.database, "touched");
    await other.db.execute(sql`update jets set active = not active where slug = (select min(slug) from jets)`);
    expect(await last).toEqual(["jets"]);
    expect(tagsReceivedByOne.slice(before)).toEqual(["jets"]);
  });

  test("one of a version that names other parts is told of everything, and only of what pages show", async () => {
    const older = new Client({ connectionString: String(one.database.pool.options.connectionString) });
    const loggedLines: string[] = [];
    older.on("notification", ({ payload }) => loggedLines.push(payload ?? ""));
    await older.connect();
    await older.query("listen page_tags");
    await one.database.db.transaction((tx) => invalidateTag(tx, "jobs:mail"));
    await changePrice(one.database);
    // Its own writes it learns of at its commit.
    await older.query("begin");
    await older.query("update articles set title = title || '.'");
    const { rows } = await older.query("select current_setting('velluto.touched', true) as touched");
    await older.query("commit");
    await older.end();
    expect([loggedLines, rows]).toEqual([["*", "*"], [{ touched: "*" }]]);
  });

  test("one that lost its connection trusts nothing it has, and listens again", async () => {
    await keepHome();
    const lost = next(other, "doubted");
    await one.context.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'velluto listens' and datname = current_database()`,
    );
    await lost;
    expect(pages.isFresh("/")).toBe(false);
    await next(other, "doubted");
    // What follows writes beside the pages, the settings, looks again too.
    expect(tagsReceivedByOther.at(-1)).toBe(ALL_TAGS);
    const received = next(other, "touched");
    await changePrice(one.database);
    expect(await received).toContain("vehicles:slug/ferrari-296-gtb");
  });
});
