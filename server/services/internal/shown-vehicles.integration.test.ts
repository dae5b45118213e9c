// Rule: product.md#rates "Lowest price of a day."
import { expect, test } from "vitest";
import { formatEuro } from "#domain/money.ts";
import { findCheapest } from "#domain/prices/price-table-rows.ts";
import { FROM_RATE_DAYS } from "#domain/rates/from-rate.ts";
import { addDays, endOfDay } from "#domain/rental-period/civil-time.ts";
import { sumSummaries } from "#domain/vehicles/vehicle-summary.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { rateRules } from "#server/db/schema.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { setUpTestApplication } from "#test/app.ts";
import { listShownPrices, listShownVehicles, summariseShownVehicles } from "./shown-vehicles.ts";
import { siteToday } from "./site-today.ts";

const application = setUpTestApplication();

/** Adds rules of all scopes, and returns the cheapest and the dearest car of Milano's sports cars, which get rules of their own. */
async function addRules() {
  const { db } = application.context;
  const sports = await listVehicles(db, { city: "Milano", categories: ["sportive"], available: true, limit: 100 });
  const [cheapest, dearest] = [sports[0]?.id ?? "", sports.at(-1)?.id ?? ""];
  await db.insert(rateRules).values([
    { kind: "day", name: "Tutte", percent: 103 },
    { kind: "day", name: "Ferrari", brand: "Ferrari", percent: 79, weekdays: ["monday"] },
    { kind: "day", name: "SUV a Milano", category: "suv", city: "Milano", priceCents: 61_230 },
    { kind: "day", name: "La più economica", vehicleId: cheapest, percent: 300 },
    { kind: "day", name: "La più cara", vehicleId: dearest, priceCents: 40_001 },
    { kind: "length", name: "Settimana", days: 2, percent: 50 },
  ]);
  return { cheapest, dearest };
}

test("lists, summaries and price tables have the lowest price of each car's days", async () => {
  const { context } = application;
  const { cheapest, dearest } = await addRules();
  const cars = await listShownVehicles(context, { available: true, limit: 1000 });
  const fromRates = new Map(cars.map(({ id, fromRate }) => [id, fromRate]));
  const own = cars.filter(({ id }) => id === cheapest || id === dearest);
  expect(own.map(({ id, fromRate, dailyRate }) => (id === dearest ? fromRate : fromRate / dailyRate))).toEqual(
    own.map(({ id }) => (id === dearest ? 40_001 : 3)),
  );
  const groups = Map.groupBy(cars, ({ brand, category, citySlug }) => `${brand} ${category} ${citySlug}`);
  const summaries = (await summariseShownVehicles(context)).filter(({ vehicles }) => vehicles > 0);
  expect(summaries).toHaveLength(groups.size);
  for (const summary of summaries) {
    const group = groups.get(`${summary.brand} ${summary.category} ${summary.citySlug}`) ?? [];
    const rates = group.map(({ fromRate }) => fromRate);
    expect(summary).toMatchObject({
      lowestRate: Math.min(...rates),
      highestRate: Math.max(...rates),
      totalRate: group.reduce((sum, { dailyRate }) => sum + dailyRate, 0),
    });
  }
  const prices = await listShownPrices(context, {});
  for (const [place, group] of Map.groupBy(cars, ({ category, citySlug }) => `${category} ${citySlug}`)) {
    const lowest = findCheapest(prices.filter((price) => `${price.category} ${price.citySlug}` === place));
    expect(lowest?.fromRate).toBe(Math.min(...group.map(({ id }) => fromRates.get(id) ?? 0)));
  }
});

test("pages say the same figure in head, structured data, answers and cards", async () => {
  const { context } = application;
  await context.db.delete(rateRules);
  await context.db.insert(rateRules).values({ kind: "day", name: "Lunedì", percent: 90, weekdays: ["monday"] });
  const words = wordsOf("it");
  const choice = { city: "milan", category: "sportive", model: "ferrari-296-gtb" };
  const page = await readVehiclePage(context, { ...choice, choice: {} as never }, words);
  const euros = page.vehicle.fromRate / 100;
  expect(page.vehicle.fromRate).toBe(Math.round(page.vehicle.dailyRate * 0.9));
  expect(page.head.description).toContain(String(euros));
  expect(JSON.stringify(page.head.structuredData)).toContain(`"price":${euros}`);
  expect(page.faqs[0]?.answer).toContain(formatEuro(page.vehicle.fromRate));
  const list = await readCategoryInCityPage(context, { ...choice, page: null }, words);
  expect(list.total.lowestRate).toBe(Math.min(...list.vehicles.map(({ fromRate }) => fromRate)));
  expect(list.total.averageRate).toBe(
    sumSummaries(await summariseShownVehicles(context, { city: "Milano", categories: ["sportive"] })).averageRate,
  );
});

test("the figure follows at midnight without a write", async () => {
  const { context } = application;
  await context.db.delete(rateRules);
  const [car] = await listShownVehicles(context, { limit: 1 });
  const last = addDays(siteToday(context), FROM_RATE_DAYS);
  await context.db.insert(rateRules).values({ kind: "day", name: "Ultimo", percent: 50, fromDate: last });
  const slug = car?.slug ?? "";
  const [today] = await listShownVehicles(context, { slug, limit: 1 });
  expect(today?.fromRate).toBe(car?.dailyRate);
  const midnight = endOfDay(context.clock(), context.site.timeZone);
  const [tomorrow] = await listShownVehicles({ ...context, clock: () => midnight }, { slug, limit: 1 });
  expect(tomorrow?.fromRate).toBe((car?.dailyRate ?? 0) / 2);
});
