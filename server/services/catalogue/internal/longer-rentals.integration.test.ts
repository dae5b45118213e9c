import { eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { VehicleResult } from "#domain/catalogue/search-results.ts";
import { parseRentalChoice, parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { rateRules, unitHolds, vehicles } from "#server/db/schema.ts";
import { DependencyTracker, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readOffers } from "#server/services/bookings/shared/read-offer.ts";
import { readSiteScope } from "#server/services/catalogue/read-site-scope.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { setUpTestApplication } from "#test/app.ts";
import { searchCatalogue } from "./search-catalogue.ts";

const application = setUpTestApplication();

const TWO_DAYS = "city=Milano&pickupDate=2026-12-10&returnDate=2026-12-12&pickupTime=10:00&returnTime=10:00";
const MAX_QUERIES = 8;

async function search(query: string, page: string | null = null) {
  const criteria = parseSearch(new URLSearchParams(query));
  const found = await searchCatalogue(application.context, { criteria, page }, wordsOf("it"));
  if (found.searchResults.service !== "auto") throw new Error("not a search for cars");
  return { ...found, searchResults: found.searchResults };
}

/** Returns the results of all pages, by group. */
async function searchAll(query: string) {
  const first = await search(query);
  const pages = [first];
  while (pages.length < (pages.at(-1)?.pages ?? 0)) pages.push(await search(query, `${pages.length + 1}`));
  const all = pages.map(({ searchResults }) => searchResults);
  return {
    first,
    results: all.flatMap(({ results }) => results),
    delivered: all.flatMap(({ delivered }) => delivered?.results ?? []),
    longer: all.flatMap(({ longer }) => longer),
  };
}

/** Returns the slugs of the results of a page, by group. */
const groupsOf = ({ searchResults: { results, delivered, longer } }: Awaited<ReturnType<typeof search>>) =>
  [results, delivered?.results ?? [], longer].map((group) => group.map(({ vehicle }) => vehicle.slug));

beforeEach(async () => {
  await application.context.db.insert(rateRules).values([
    { kind: "minimum", name: "Sportive", category: "sportive", days: 4 },
    { kind: "minimum", name: "SUV a Milano", category: "suv", city: "Milano", days: 3 },
    { kind: "day", name: "Sabato", percent: 150, weekdays: ["saturday"] },
    { kind: "length", name: "Quattro", days: 4, percent: 10 },
  ]);
});
afterEach(async () => {
  await application.context.db.delete(rateRules);
});

// Rule: product.md#rates "Too short."
describe("a search for fewer days than the minimum length of some cars", () => {
  test("lists them after all others, uncounted, with the shortest rental and its total", async () => {
    const found = await searchAll(TWO_DAYS);
    const { first, results, delivered, longer } = found;
    expect(longer.length).toBeGreaterThan(5);
    for (const { vehicle } of [...results, ...delivered]) {
      expect(vehicle.category).not.toBe("sportive");
      expect(vehicle.category === "suv" && vehicle.location === "Milano").toBe(false);
    }
    expect(first.count).toBe(results.length);
    expect(first.searchResults.delivered?.count).toBe(delivered.length);
    expect(first.searchResults.facets.categories.find(({ slug }) => slug === "sportive")?.count).toBe(0);
    // The shortest minimum comes first.
    const minimums = longer.map((result) => result.longer?.minimumDays);
    expect(minimums).toEqual(minimums.toSorted());
    expect(new Set(minimums)).toEqual(new Set([3, 4]));
    expect(longer.find(({ vehicle }) => vehicle.location === "Roma")?.delivery?.base).toBe("Roma");
    // Without the minimum lengths, the same cars are in the first two groups.
    await application.context.db.delete(rateRules);
    const free = await searchAll(TWO_DAYS);
    const slugs = (groups: Awaited<ReturnType<typeof searchAll>>) =>
      [...groups.results, ...groups.delivered, ...groups.longer].map(({ vehicle }) => vehicle.slug).toSorted();
    expect(slugs(found)).toEqual(slugs(free));
    expect(free.longer).toEqual([]);
  });

  test("shows the totals of the cars' own pages", async () => {
    await expectOwnTotals((await searchAll(TWO_DAYS)).longer);
  });

  test("keeps its filters, with the price per day of the longer rental", async () => {
    const { searchResults } = await search(`${TWO_DAYS}&category=sportive`);
    expect(searchResults.longer.every(({ vehicle }) => vehicle.category === "sportive")).toBe(true);
    const perDay = (result: VehicleResult) => ({
      slug: result.vehicle.slug,
      price: (result.quote?.lines.reduce((sum, line) => sum + (isRental(line.code) ? line.amount : 0), 0) ?? 0) / 4,
    });
    const all = searchResults.longer.map(perDay);
    const filtered = await search(`${TWO_DAYS}&category=sportive&priceMin=900&priceMax=1300`);
    expect(filtered.searchResults.longer.map(perDay)).toEqual(
      all.filter(({ price }) => price >= 90_000 && price <= 130_000),
    );
    expect(filtered.searchResults.longer.length).toBeLessThan(all.length);
  });

  test("sorts them by their totals", async () => {
    const { searchResults } = await search(`${TWO_DAYS}&category=sportive&sort=price`);
    const totals = searchResults.longer.map(({ quote }) => quote?.total ?? 0);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect(new Set(totals).size).toBeGreaterThan(2);
    const byPower = await search(`${TWO_DAYS}&category=sportive&sort=power`);
    expect(groupsOf(byPower)[2]?.toSorted()).toEqual(
      searchResults.longer.map(({ vehicle }) => vehicle.slug).toSorted(),
    );
  });

  test("is not empty with only these, and offers no alternatives", async () => {
    const found = await search(`${TWO_DAYS}&category=sportive`);
    expect(found).toMatchObject({ count: 0, alternatives: null, pages: 1 });
    expect(found.searchResults.delivered?.count).toBe(0);
    await expect(search(`${TWO_DAYS}&category=sportive`, "2")).rejects.toThrow();
  });

  test("goes on to further pages while there are more of them", async () => {
    const { db } = application.context;
    const [model] = await db.select().from(vehicles).where(eq(vehicles.slug, "ferrari-296-gtb"));
    if (!model) throw new Error("no model");
    const {
      id: _id,
      derivedSlug: _derived,
      horsepower: _power,
      searchKey: _key,
      ...columns
    } = model as typeof model & {
      searchKey?: string;
    };
    const slugs = Array.from({ length: 30 }, (_, index) => `prova-${index}`);
    await db.insert(vehicles).values(slugs.map((slug) => ({ ...columns, slug, name: `Prova ${slug}` })));
    const first = await search(`${TWO_DAYS}&category=sportive`);
    const second = await search(`${TWO_DAYS}&category=sportive`, "2");
    expect([first.pages, second.pages]).toEqual([2, 2]);
    const listed = [first, second].flatMap(({ searchResults }) =>
      searchResults.longer.map(({ vehicle }) => vehicle.id),
    );
    expect(first.searchResults.longer).toHaveLength(24);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(30);
    for (const slug of slugs) await db.delete(vehicles).where(eq(vehicles.slug, slug));
  });

  test("leaves out cars that are taken on the further days, and those with a shorter minimum of their own", async () => {
    const { db } = application.context;
    const sports = await listVehicles(db, { categories: ["sportive"], city: "Milano", available: true, limit: 2 });
    const [taken, own] = sports;
    if (!taken || !own) throw new Error("no cars");
    await db.insert(unitHolds).values(
      Array.from({ length: taken.totalUnits }, (_, unit) => ({
        vehicleId: taken.id,
        unit: unit + 1,
        during: '["2026-12-13 12:00+00","2026-12-15 00:00+00")',
        kind: "maintenance" as const,
      })),
    );
    await db.insert(rateRules).values({ kind: "minimum", name: "Sua", vehicleId: own.id, days: 2 });
    const { results, longer: shown } = await searchAll(TWO_DAYS);
    const [here, longer] = [results, shown].map((group) => group.map(({ vehicle }) => vehicle.slug));
    expect(longer).not.toContain(taken.slug);
    expect(here).toContain(own.slug);
    expect(longer).not.toContain(own.slug);
    await db.delete(unitHolds).where(isNull(unitHolds.bookingId));
  });

  test("prices the pinned car for the shortest rental", async () => {
    const { searchResults } = await search(`${TWO_DAYS}&vehicle=ferrari-296-gtb`);
    expect(searchResults.pinned).toMatchObject({ free: true, quote: { days: 4 }, longer: { minimumDays: 4 } });
    expect(searchResults.longer.map(({ vehicle }) => vehicle.slug)).not.toContain("ferrari-296-gtb");
  });

  test.each(["", "sort=price", "category=sportive&sort=price"])(
    "takes at most eight queries with %s",
    async (query) => {
      const { context, database } = application;
      database.queryCache.clear();
      await trackDependencies(new DependencyTracker({ canUseQueryCache: true }), async () => {
        await readSiteScope(context, "it");
        await readPricing(context);
      });
      const tracker = new DependencyTracker({ canUseQueryCache: true });
      await trackDependencies(tracker, () => search(`${TWO_DAYS}&${query}`));
      expect(tracker.queryCount).toBeLessThanOrEqual(MAX_QUERIES);
    },
  );
});

// Rule: product.md#no-dead-ends "Alternatives follow"
test("alternatives of an empty search keep the price per day and the minimum lengths of their dates", async () => {
  const { db } = application.context;
  await db.delete(rateRules);
  await db.insert(rateRules).values([
    { kind: "day", name: "Dicembre", percent: 200, fromDate: "2026-12-10", untilDate: "2026-12-12" },
    { kind: "minimum", name: "Fiera", days: 5, fromDate: "2026-12-09", untilDate: "2026-12-09" },
  ]);
  // No car costs so little on these days, but many do before and after them.
  const found = await search(`${TWO_DAYS}&priceMin=600&priceMax=1000`);
  expect(found.count).toBe(0);
  const { dates, nearest } = found.alternatives ?? {};
  expect(nearest).toEqual([]);
  expect(dates?.length).toBeGreaterThan(0);
  for (const { pickupDate, returnDate } of dates ?? []) {
    const shifted = TWO_DAYS.replace("2026-12-12", returnDate).replace("2026-12-10", pickupDate);
    const other = await search(`${shifted}&priceMin=600&priceMax=1000`);
    expect(other.count + (other.searchResults.delivered?.count ?? 0)).toBeGreaterThan(0);
    expect(pickupDate).not.toBe("2026-12-09");
  }
});

// Rule: product.md#explore-filters "Without dates the range"
test("without dates the range of prices compares the lowest price of a day", async () => {
  const { db } = application.context;
  const [own] = await listVehicles(db, { city: "Milano", available: true, limit: 1 });
  if (!own) throw new Error("no car");
  await db.insert(rateRules).values([
    { kind: "day", name: "Sconto", category: "suv", percent: 80, fromDate: "2027-03-01", untilDate: "2027-03-02" },
    { kind: "day", name: "Sua", vehicleId: own.id, priceCents: 222_200 },
  ]);
  const all = await search("city=Milano");
  const filtered = await search("city=Milano&priceMin=500&priceMax=1000");
  const isInRange = ({ vehicle }: VehicleResult) => vehicle.fromRate >= 50_000 && vehicle.fromRate <= 100_000;
  const slugs = (group: readonly VehicleResult[] = []) => group.map(({ vehicle }) => vehicle.slug).toSorted();
  expect(slugs(filtered.searchResults.results)).toEqual(slugs(all.searchResults.results.filter(isInRange)));
  expect(filtered.count).toBe(filtered.searchResults.results.length);
  expect(filtered.searchResults.results.some(({ vehicle }) => vehicle.fromRate !== vehicle.dailyRate)).toBe(true);
  expect(slugs(filtered.searchResults.results)).not.toContain(own.slug);
});

const isRental = (code: string) => ["days", "package", "length-discount"].includes(code);

/** Checks the totals of results with the offers of the cars' own pages for the longer rental. */
async function expectOwnTotals(results: readonly VehicleResult[]) {
  const { context } = application;
  for (const { vehicle, quote, longer } of results) {
    const query = TWO_DAYS.replace("city=", "pickupCity=").replace("2026-12-12", longer?.returnDate ?? "");
    const cars = await listVehicles(context.db, { slug: vehicle.slug, limit: 1 });
    const [offered] = await readOffers(context, cars, parseRentalChoice(new URLSearchParams(query)), wordsOf("it"));
    expect(offered?.offer).toMatchObject({ kind: "free", quote: { total: quote?.total, days: quote?.days } });
  }
}
