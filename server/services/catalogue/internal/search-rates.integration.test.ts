// Rule: product.md#rates "A higher base rate"
// Rule: product.md#explore "Sorted by price, results"
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { parseRentalChoice, parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { rateRules } from "#server/db/schema.ts";
import { DependencyTracker, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readOffers } from "#server/services/bookings/shared/read-offer.ts";
import { readSiteScope } from "#server/services/catalogue/read-site-scope.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { setUpTestApplication } from "#test/app.ts";
import { searchCatalogue } from "./search-catalogue.ts";

const application = setUpTestApplication();

const CARS = 200;
const CITIES = ["Milano", "Como", "Torino"];
const DATES = "pickupDate=2026-12-10&returnDate=2026-12-14&pickupTime=10:00&returnTime=10:00";
const MAX_QUERIES = 8;

beforeAll(async () => {
  const { db } = application.context;
  const cars = fc.sample(
    fc.record({
      brand: fc.constantFrom("Ferrari", "Porsche", "Bentley"),
      category: fc.constantFrom("sportive", "Supercar", "suv", "cabrio"),
      location: fc.constantFrom(...CITIES),
      price: fc.integer({ min: 40_000, max: 250_000 }),
    }),
    { numRuns: CARS, seed: 47 },
  );
  await db.execute(sql`
    insert into vehicles (name, slug, brand, type, category, location, price_cents, rating, images, specs, deposit_cents,
      excess_cents, included_km_per_day, extra_km_cents, minimum_age)
    select 'Prova ' || place, 'prova-' || place, car.brand, model.type, car.category, car.location, car.price, 5, model.images,
      model.specs, model.deposit_cents, model.excess_cents, model.included_km_per_day, model.extra_km_cents, model.minimum_age
    from jsonb_to_recordset(${JSON.stringify(cars.map((car, place) => ({ ...car, place })))}::jsonb)
      as car(place int, brand text, category text, location text, price int)
    join vehicles model on model.slug = 'ferrari-296-gtb'`);
  const own = await listVehicles(db, { city: "Milano", available: true, order: "rating", limit: 12 });
  await db.insert(rateRules).values([
    { kind: "day", name: "Tutte", percent: 113, weekdays: ["saturday", "sunday"] },
    { kind: "day", name: "Ferrari", brand: "Ferrari", percent: 77, fromDate: "2026-12-11", untilDate: "2026-12-12" },
    { kind: "day", name: "SUV", category: "suv", priceCents: 88_801 },
    { kind: "day", name: "Cabrio a Milano", category: "cabrio", city: "Milano", percent: 131 },
    { kind: "length", name: "Quattro", days: 4, percent: 7 },
    { kind: "length", name: "Quattro Porsche", brand: "Porsche", days: 3, percent: 13 },
    { kind: "minimum", name: "Due", days: 2 },
    {
      kind: "package",
      name: "Weekend",
      category: "sportive",
      priceCents: 300_000,
      windowWeekday: "friday",
      windowFrom: "09:00",
      windowLastDay: 3,
      windowUntil: "12:00",
      includedKilometres: 500,
    },
    ...own.slice(0, 6).map(({ id: vehicleId }, place) => ({
      kind: "day" as const,
      name: `Sua ${place}`,
      vehicleId,
      ...(place % 2 === 0 ? { percent: 40 + 60 * place } : { priceCents: 30_001 + 70_000 * place }),
    })),
    ...own.slice(6).map(({ id: vehicleId }, place) => ({
      kind: "length" as const,
      name: `Suo ${place}`,
      vehicleId,
      days: 2,
      percent: 20 + place,
    })),
  ]);
});

/** Returns the results of all pages: of the place, then delivered. */
async function searchAll(query: string) {
  const words = wordsOf("it");
  const results = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const criteria = parseSearch(new URLSearchParams(query));
    const answer = await searchCatalogue(application.context, { criteria, page: String(page) }, words);
    if (answer.searchResults.service !== "auto") throw new Error("not a search for cars");
    pages = answer.pages;
    results.push({
      here: answer.searchResults.results,
      delivered: answer.searchResults.delivered?.results ?? [],
      answer,
    });
  }
  const here = results.flatMap((page) => page.here);
  return { here, delivered: results.flatMap((page) => page.delivered), count: results[0]?.answer.count };
}

/** Returns the total and the price of a day of each free car, priced one by one as its page prices it. */
async function priceEach(query: string) {
  const { context } = application;
  const vehicles = await listVehicles(context.db, { available: true, limit: 5000 });
  const offers = await readOffers(context, vehicles, parseRentalChoice(new URLSearchParams(query)), wordsOf("it"));
  return new Map(
    vehicles.flatMap((vehicle, place) => {
      const offer = offers[place]?.offer;
      return offer?.kind === "free"
        ? [
            [
              vehicle.slug,
              { vehicle, total: offer.quote.total, perDay: offer.quote.rental / offer.quote.days },
            ] as const,
          ]
        : [];
    }),
  );
}

test.each([
  ["city=Milano&sort=price", "price"],
  ["city=Milano&sort=-price", "-price"],
  ["city=Milano&sort=price&category=suv", "price"],
  ["city=Como&sort=price&brands=ferrari,porsche", "price"],
  ["city=Milano&sort=-price&priceMin=800&priceMax=1200", "-price"],
  ["city=Torino&sort=price&priceMin=600&priceMax=900", "price"],
  ["city=Milano&priceMin=700&priceMax=1500", "rating"],
])("%s lists the cars in the order of the totals of their own pages", async (query, order) => {
  const prices = await priceEach(`${DATES}&pickupCity=${new URLSearchParams(query).get("city")}`);
  const { here, delivered, count } = await searchAll(`${query}&${DATES}`);
  expect(here.length + delivered.length).toBeGreaterThan(10);
  for (const group of [here, delivered]) {
    const totals = group.map(({ quote }) => quote?.total ?? 0);
    expect(totals).toEqual(group.map(({ vehicle }) => prices.get(vehicle.slug)?.total));
    if (order === "price") expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    if (order === "-price") expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  }
  expect(new Set([...here, ...delivered].map(({ vehicle }) => vehicle.slug)).size).toBe(here.length + delivered.length);
  const { city, categories, category, brands, priceRange } = parseSearch(new URLSearchParams(query));
  const expected = [...prices.values()].filter(
    ({ vehicle, perDay }) =>
      vehicle.location === city &&
      (categories.length === 0 || categories.includes(vehicle.category)) &&
      (category === undefined || category === vehicle.category) &&
      (brands.length === 0 || brands.includes(vehicle.brandSlug)) &&
      (!priceRange || (priceRange[0] * 100 <= perDay && perDay <= priceRange[1] * 100)),
  );
  expect(here.map(({ vehicle }) => vehicle.slug).toSorted()).toEqual(
    expected.map(({ vehicle }) => vehicle.slug).toSorted(),
  );
  expect(count).toBe(here.length);
});

test.each([
  "",
  "sort=price",
  "sort=price&page=2",
  "priceMin=700&priceMax=1500",
  "sort=-price&priceMin=700&priceMax=1500",
])("a page of a city with %s takes at most eight queries", async (query) => {
  const criteria = parseSearch(new URLSearchParams(`city=Milano&${DATES}&${query}`));
  const page = new URLSearchParams(query).get("page");
  const { context, database } = application;
  database.queryCache.clear();
  // Query what all pages have in common first, so that it is cached.
  await trackDependencies(new DependencyTracker({ canUseQueryCache: true }), async () => {
    await readSiteScope(context, "it");
    await readPricing(context);
  });
  const tracker = new DependencyTracker({ canUseQueryCache: true });
  await trackDependencies(tracker, () => searchCatalogue(context, { criteria, page }, wordsOf("it")));
  expect(tracker.queryCount).toBeLessThanOrEqual(MAX_QUERIES);
});
