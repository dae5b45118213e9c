// Rule: product.md#page-cache
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";
import type { AppContext } from "#server/context.ts";
import { DependencyTracker, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import { type Tag, tagsOverlap } from "#server/invalidation/tags.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";
import { listProtections } from "#server/repositories/rates/protections.ts";
import { listRateRules } from "#server/repositories/rates/rate-rules.ts";
import { listVatRates } from "#server/repositories/rates/vat-rates.ts";
import { readSiteScope } from "#server/services/catalogue/read-site-scope.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { SAMPLED_PAGES } from "#test/coherence/sampled-pages.ts";
import { PUBLIC_PAGES, type PublicPage, readExplore } from "#test/public-pages.ts";

/** Maximum number of queries per page. */
const MAX_QUERIES_PER_PAGE = 8;
/**
 * Number of queries that a page repeats on every render, because their results depend on the current time: free cars for given dates, or from now on.
 */
const QUERIES_OF_NOW: Readonly<Record<string, number>> = {
  "explore with dates": 4,
  "explore everywhere with dates": 2,
  "explore with a delivery": 3,
  vehicle: 2,
  "vehicle with dates": 2,
  comparison: 2,
};
const A_SECOND_MS = 1000;

const application = setUpTestApplication();
let publishedTags: Tag[] = [];
beforeAll(() => {
  application.database.invalidations.subscribe({
    invalidate: (tags) => publishedTags.push(...tags),
    markAllStale: () => {},
  });
});

async function read(
  page: PublicPage,
  context: AppContext = application.context,
): Promise<{ reading: DependencyTracker; shown: string }> {
  const reading = new DependencyTracker({ canUseQueryCache: true });
  const data = await trackDependencies(reading, () => page.read(context).catch(String));
  return { reading, shown: JSON.stringify(data) };
}

/** Empties the query cache, then queries what all pages have in common: the scope of the site, rates, taxes, extras and protections. */
async function cacheCommonParts(): Promise<void> {
  const { context, database } = application;
  database.queryCache.clear();
  await trackDependencies(new DependencyTracker({ canUseQueryCache: true }), async () => {
    await readSiteScope(context, "it");
    await listRateRules(context.db);
    await listVatRates(context.db);
    await listExtras(context.db);
    await listProtections(context.db);
  });
}

test("the sampled pages include every cacheable route", () => {
  const kept = ROUTE_ENTRIES.filter(([, { isCached }]) => isCached).map(([name]) => name);
  expect(new Set(PUBLIC_PAGES.map(({ name }) => name))).toEqual(new Set(kept));
});

test.each(PUBLIC_PAGES)("$title: sends at most eight queries", async (page) => {
  await cacheCommonParts();
  expect((await read(page)).reading.queryCount).toBeLessThanOrEqual(MAX_QUERIES_PER_PAGE);
});

test.each(PUBLIC_PAGES)(
  "$title: a second later repeats only queries that depend on the time, and caches none of them",
  async (page) => {
    const { context, database } = application;
    // Results that earlier tests have cached could expire between the two reads.
    database.queryCache.clear();
    await read(page);
    const remembered = database.queryCache.count;
    const later = new Date(context.clock().getTime() + A_SECOND_MS);
    const { reading } = await read(page, { ...context, clock: () => later });
    expect(reading.queryCount).toBe(QUERIES_OF_NOW[page.title] ?? 0);
    expect(database.queryCache.count).toBe(remembered);
  },
);

// Rule: product.md#explore "A search of a"
test.each([
  // One place is in the car's own city and needs no transfer; the other is too far away.
  "pickupCity=Amburgo&returnCity=Amburgo&category=suv&pickupDate=2026-11-21&returnDate=2026-11-23&pickupTime=20:00",
  "pickupCity=Marbella&category=van&pickupDate=2026-12-09&returnDate=2026-12-11",
])("a search without results, %s, is counted and redirected with at most eight queries", async (query) => {
  await cacheCommonParts();
  const reading = new DependencyTracker({ canUseQueryCache: true });
  const found = await trackDependencies(reading, () => readExplore(query)(application.context));
  expect([found.count, found.alternatives === null]).toEqual([0, false]);
  expect(reading.queryCount).toBeLessThanOrEqual(MAX_QUERIES_PER_PAGE);
});

test("a write to any table that a sampled page reads publishes an invalidation", async () => {
  const { rows } = await application.context.db.execute<{ name: string; events: string[] }>(sql`
    select c.relname as name, array_agg(t.tgname::text order by t.tgname) as events
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname like 'pages\_%' group by c.relname`);
  const triggersByTable = new Map(rows.map(({ name, events }) => [name, events]));
  const { rows: tables } = await application.context.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const known = new Set(tables.map(({ name }) => name));
  const shown = new Set<string>();
  for (const page of SAMPLED_PAGES)
    for (const tag of (await read(page)).reading.tags) shown.add(tag.split(":")[0] ?? "");
  for (const table of shown)
    if (known.has(table))
      expect([table, triggersByTable.get(table)]).toEqual([
        table,
        ["pages_deleted", "pages_inserted", "pages_updated"],
      ]);
});

type ReadPage = Awaited<ReturnType<typeof read>> & { page: PublicPage };
/** The pages as they were after the last write. */
let latestPages: ReadPage[] | undefined;
const readAll = () => Promise.all(PUBLIC_PAGES.map(async (page) => ({ page, ...(await read(page)) })));

/** Returns the pages that a write invalidates, and the pages whose content it changes. */
async function effectOf(write: () => Promise<unknown>) {
  const before = latestPages ?? (await readAll());
  publishedTags = [];
  await write();
  const tags = publishedTags;
  // Clear the cache, so that all pages are rendered again, whatever their tags are.
  application.database.queryCache.clear();
  latestPages = await readAll();
  const dropped = before.filter(({ reading }) =>
    [...reading.tags].some((tag) => tags.some((other) => tagsOverlap(tag, other))),
  );
  const changed = before.filter(({ shown }, at) => shown !== latestPages?.[at]?.shown);
  return { tags, dropped: dropped.map(({ page }) => page.title), changed: changed.map(({ page }) => page.title) };
}
const run = (statement: ReturnType<typeof sql>) => () => application.context.db.execute(statement);

describe("an invalidation", () => {
  test("of a car's price reaches every page with a list of cars, but none about jets, texts or events", async () => {
    const { tags, dropped } = await effectOf(
      run(sql`update vehicles set price_cents = price_cents + 100 where slug = 'lamborghini-urus-s'`),
    );
    expect(tags).toContain("vehicles:slug/lamborghini-urus-s");
    expect(dropped).toEqual(expect.arrayContaining(["home", "explore", "city", "category"]));
    for (const other of ["jet", "magazine", "club"]) expect(dropped).not.toContain(other);
  });

  test("of a car's price reaches the article that names it", async () => {
    const { dropped } = await effectOf(
      run(sql`update vehicles set price_cents = price_cents + 100 where slug = 'aston-martin-db12'`),
    );
    expect(dropped).toContain("article");
  });

  test("of a booking reaches only pages that show whether its car is free", async () => {
    const { dropped, changed } = await effectOf(async () => {
      const response = await application.app.request("/api/bookings", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(bookingRequest({ vehicle: "ferrari-296-gtb" })),
      });
      expect(response.status).toBe(201);
    });
    expect(changed).toContain("vehicle");
    expect(changed.filter((title) => !dropped.includes(title))).toEqual([]);
    for (const other of ["home", "explore", "hub", "city", "brand", "collection", "jet hub"])
      expect(dropped).not.toContain(other);
  });

  test("is not caused by an internal note", async () => {
    const { tags } = await effectOf(async () => {
      await run(sql`update bookings set note = 'Cliente abituale'`)();
      await run(sql`update units set notes = 'Gomme nuove', kilometres = 12000`)();
      await run(sql`update unit_holds set note = 'Lavaggio'`)();
    });
    expect(tags).toEqual([]);
  });

  test("is not caused by an unchanged or rolled-back write", async () => {
    const { tags } = await effectOf(async () => {
      await run(sql`update vehicles set price_cents = price_cents`)();
      await application.context.db
        .transaction(async (tx) => {
          await tx.execute(sql`update vehicles set price_cents = 1`);
          throw new Error("undone");
        })
        .catch(() => {});
    });
    expect(tags).toEqual([]);
  });

  test("of many rows is published as their whole table", async () => {
    const { tags } = await effectOf(run(sql`update vehicles set price_cents = price_cents + 1`));
    // Ignore the tags of unit calendars: triggers update them car by car.
    expect(tags.filter((tag) => !tag.startsWith("unit_calendars:of/"))).toEqual(["vehicles", "vehicle_summaries"]);
  });
});
