import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { emptySearches } from "#server/db/schema.ts";
import { countEmptySearch } from "#server/repositories/dashboard/empty-searches.ts";
import { planEmptySearches } from "#server/seed/demo/plan-empty-searches.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { setUpTestApplication } from "#test/app.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36";

const application = setUpTestApplication();
beforeEach(async () => {
  await application.context.db.delete(emptySearches);
});

const explore = (query: string, userAgent: string | null = BROWSER) =>
  exploreCatalogue(
    application.context,
    { criteria: parseSearch(new URLSearchParams(query)), page: null, userAgent },
    wordsOf("it"),
  );
const counted = async () =>
  (await application.context.db.select().from(emptySearches).orderBy(asc(emptySearches.query))).map(
    ({ searchedOn, query, times }) => [searchedOn, query, times],
  );

test("counts a search without results by day and criteria, however they were spelled", async () => {
  const { count } = await explore("city=marbella&category=van&checkIn=2026-12-01&checkOut=2026-12-04");
  expect(count).toBe(0);
  await explore("pickupCity=M%C3%A1rbella&pickupDate=2026-12-01&returnDate=2026-12-04&category=Van&pickupTime=12:00");
  expect(await counted()).toEqual([
    ["2026-11-21", "pickupCity=Marbella&pickupDate=2026-12-01&returnDate=2026-12-04&category=van", 2],
  ]);
});

test.each([
  ["a search with results", "city=milan", BROWSER],
  [
    "a search by a robot",
    "city=marbella&category=van",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  ],
  ["a search without a user agent", "city=marbella&category=van", null],
  ["an unknown place, which could contain personal data", "city=Ada%20Prova%20333", BROWSER],
  [
    "past dates, which the page itself reports",
    "city=marbella&category=van&checkIn=2026-01-01&checkOut=2026-01-04",
    BROWSER,
  ],
])("does not count %s", async (_, query, userAgent) => {
  await explore(query, userAgent);
  expect(await counted()).toEqual([]);
});

// Rule: product.md#delivered-cars
test("counts a search as empty only if no car is delivered there either", async () => {
  const { count, searchResults } = await explore("city=nice&category=cabrio");
  expect(count).toBe(0);
  expect(searchResults.service === "auto" ? searchResults.delivered?.count : 0).toBeGreaterThan(0);
  expect(await counted()).toEqual([]);
  await explore("city=marbella&category=van");
  expect(await counted()).toHaveLength(1);
});

test("stores a limited number of different searches per day, so that nobody can fill the database", async () => {
  const { db } = application.context;
  await db
    .insert(emptySearches)
    .values(Array.from({ length: 500 }, (_, at) => ({ searchedOn: "2026-11-21", query: `pickupCity=${at}` })));
  await countEmptySearch(db, "2026-11-21", "pickupCity=Como");
  await countEmptySearch(db, "2026-11-21", "pickupCity=7");
  await countEmptySearch(db, "2026-11-22", "pickupCity=Como");
  const rows = await counted();
  expect(rows).toHaveLength(501);
  expect(rows).toContainEqual(["2026-11-21", "pickupCity=7", 2]);
  expect(rows).toContainEqual(["2026-11-22", "pickupCity=Como", 1]);
});

// Rule: product.md#retention "Searches that found nothing (places and brands, no person)"
test("deletes them after 90 days", async () => {
  const retainedDays = ["2026-11-21", "2026-08-23"];
  await application.context.db
    .insert(emptySearches)
    .values([...retainedDays, "2026-08-22"].map((searchedOn) => ({ searchedOn, query: "category=van" })));
  await deleteExpiredData(application.context);
  expect((await counted()).map(([day]) => day).sort()).toEqual(retainedDays.toSorted());
});

test("the demo's empty searches are empty in the seeded catalogue too", async () => {
  for (const { query } of planEmptySearches("2026-11-21")) expect((await explore(query, null)).count, query).toBe(0);
});
