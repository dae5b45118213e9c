import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { compareByName } from "#domain/compare-names.ts";
import { paths } from "#domain/paths.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { FEATURED_TAGS } from "#domain/vehicles/featured-vehicles.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { brands, unitHolds } from "#server/db/schema.ts";
import { ServiceError } from "#server/errors.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readCollection } from "#server/services/catalogue/read-collection.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();

const refusal = async (answer: Promise<unknown>) => {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ServiceError ? error.kind : error;
};

describe("home, hub and collection", () => {
  // Rule: product.md#search-form "The return city"
  test.each([
    ["Milano", "Milano"],
    ["milan", "Milano"],
    ["Barcellona", "Barcelona"],
    ["Atlantide", null],
  ])("?city=%s preselects %s in the home page's search", async (city, chosen) => {
    expect((await readHome(application.context, { city }, wordsOf("it"))).city).toBe(chosen);
  });

  // Rule: product.md#brand-grid
  // Rule: product.md#featured-cars
  // Rule: product.md#home-page
  // Rule: product.md#magazine
  // Rule: product.md#one-catalogue
  test("the home page has six featured cars, counts, brands, cities and four articles", async () => {
    const home = await readHome(application.context, {}, wordsOf("it"));
    expect(home.featured).toHaveLength(6);
    for (const car of home.featured) {
      expect(car.available && car.rating >= 4.9 && car.highlights.some((tag) => FEATURED_TAGS.includes(tag))).toBe(
        true,
      );
    }
    expect(Object.values(home.categoryCounts).reduce((sum, { count }) => sum + count, 0)).toBe(32);
    expect(home.brands.map((brand) => brand.name)).toEqual(
      home.brands.toSorted(compareByName).map((brand) => brand.name),
    );
    expect([home.brands.length, home.cities.length, home.articles.length]).toEqual([12, 26, 4]);
  });

  // Rule: product.md#rental-pages
  // Rule: product.md#rental-pages "Hub: destinations and"
  test("the hub lists 26 cities, nine of them with cars, and the five categories", async () => {
    const hub = await readRentalHub(application.context, undefined, wordsOf("it"));
    expect(hub.cities).toHaveLength(26);
    expect(hub.cities.filter((city) => city.vehicles > 0)).toHaveLength(9);
    expect(hub.categories.map(({ slug }) => slug)).toEqual([...CATEGORY_SLUGS]);
    expect(hub.total).toMatchObject({ vehicles: 32, displayed: 33 });
  });

  // Rule: product.md#starting-catalogue
  test("the collection shows every car under its category", async () => {
    const { categories } = await readCollection(application.context, undefined, wordsOf("it"));
    expect(categories.flatMap(({ shown }) => shown)).toHaveLength(33);
    for (const { slug, shown } of categories) expect(shown.every((car) => car.category === slug)).toBe(true);
  });
});

describe("category and city", () => {
  // Rule: product.md#public-routes "/luxury-car-rental/{category}"
  // Rule: product.md#rental-pages
  // Rule: product.md#rental-pages "Category: its cars"
  // Rule: product.md#rental-pages "Hub: destinations and"
  test("a category lists only its cars, links only cities that have some, and has its own questions", async () => {
    const page = await readCategoryPage(application.context, { category: "van", page: null }, wordsOf("it"));
    expect(page.vehicles).toHaveLength(page.total.vehicles);
    expect(page.vehicles.every((car) => car.category === "van")).toBe(true);
    expect(page.cities.every((city) => city.vehicles > 0)).toBe(true);
    expect(page.faqs.length).toBeGreaterThanOrEqual(4);
    expect(await refusal(readCategoryPage(application.context, { category: "yacht", page: null }, wordsOf("it")))).toBe(
      "not-found",
    );
  });

  // Rule: product.md#rental-pages "City: its text"
  test("a city lists all its cars, a top car per category and its neighbours", async () => {
    const page = await readCityPage(application.context, { city: "milan", page: null }, wordsOf("it"));
    expect(page.vehicles).toHaveLength(page.total.vehicles);
    expect(page.vehicles.every((car) => car.citySlug === "milan")).toBe(true);
    const present = page.categories.filter(({ vehicles }) => vehicles > 0).map(({ slug }) => slug);
    expect(page.leaders.map((car) => car.category).sort()).toEqual([...present].sort());
    expect(page.nearest.map(({ slug }) => slug)).not.toContain("milan");
  });

  // Rule: product.md#rental-pages "City: its text"
  test("a known city without cars has its text and the nearest cities with cars", async () => {
    const page = await readCityPage(application.context, { city: "como", page: null }, wordsOf("it"));
    expect(page.vehicles).toEqual([]);
    expect(page.city.descriptions.it).toBeTruthy();
    expect(page.nearest).toHaveLength(3);
    expect(page.nearest[0]?.slug).toBe("milan");
  });

  test("an unknown city and one without a page answer 404", async () => {
    expect(await refusal(readCityPage(application.context, { city: "atlantis", page: null }, wordsOf("it")))).toBe(
      "not-found",
    );
    expect(await refusal(readCityPage(application.context, { city: "bologna", page: null }, wordsOf("it")))).toBe(
      "not-found",
    );
  });

  // Rule: product.md#rental-pages "Category in a"
  // Rule: product.md#unknown-addresses "An impossible page"
  test("city and category must both match, and an invalid page number answers 404", async () => {
    const page = await readCategoryInCityPage(
      application.context,
      { city: "milan", category: "sportive", page: null },
      wordsOf("it"),
    );
    expect(page.vehicles.every((car) => car.citySlug === "milan" && car.category === "sportive")).toBe(true);
    expect(page.otherCategories.map(({ slug }) => slug)).not.toContain("sportive");
    for (const input of [
      { city: "milan", category: "yacht", page: null },
      { city: "atlantis", category: "suv", page: null },
      { city: "milan", category: "sportive", page: "-1" },
      { city: "milan", category: "sportive", page: "2" },
    ]) {
      expect(await refusal(readCategoryInCityPage(application.context, input, wordsOf("it")))).toBe("not-found");
    }
  });
});

describe("a car", () => {
  const input = { city: "milan", category: "sportive", model: "bentley-continental-gt" };
  const read = (query: string, part = {}) =>
    readVehiclePage(
      application.context,
      { ...input, ...part, choice: parseRentalChoice(new URLSearchParams(query)) },
      wordsOf("it"),
    );

  // Rule: product.md#vehicle-page "Similar cars are"
  test("shows price, terms, a year of days and up to three similar cars when no dates are given", async () => {
    const page = await read("");
    expect(page.offer.kind).toBe("no-dates");
    expect(page.calendar).toMatchObject({ from: "2026-11-21", to: "2027-10-31" });
    expect(page.similar.length).toBeGreaterThan(0);
    expect(page.similar.length).toBeLessThanOrEqual(3);
    for (const car of page.similar) {
      expect(car.slug).not.toBe(page.vehicle.slug);
      expect([car.citySlug, car.category]).toEqual(["milan", "sportive"]);
    }
    expect(page.head.path).toBe(paths.vehicle(page.vehicle));
    expect(page.similarElsewhere).toBe(false);
  });

  test("shows the nearest cars when it is the only one of its category in the city", async () => {
    for (const car of await listVehicles(application.context.db, { limit: 100 })) {
      const address = { city: car.citySlug, category: car.category, model: car.slug };
      const { similar, similarElsewhere } = await read("", address);
      expect(similar.length, car.slug).toBeGreaterThan(0);
      expect(similar.every(({ category, available }) => category === car.category && available)).toBe(true);
      expect(similar.every(({ citySlug }) => citySlug === car.citySlug)).toBe(!similarElsewhere);
    }
  });

  test("shows the total price for dates, with either set of parameter names", async () => {
    const page = await read("pickupDate=2026-12-10&returnDate=2026-12-13&returnCity=Rome");
    expect(page.offer).toMatchObject({ kind: "free", quote: { days: 3, total: page.vehicle.dailyRate * 3 } });
    expect(page.selection.returnCity).toBe("Roma");
    expect((await read("checkIn=2026-12-10&checkOut=2026-12-13")).offer.kind).toBe("free");
  });

  test("ignores malformed dates and reports impossible ones", async () => {
    expect((await read("pickupDate=9999-01-01&returnDate=<script>")).offer.kind).toBe("no-dates");
    expect((await read("pickupDate=2020-01-01&returnDate=2020-01-03")).offer.kind).toBe("impossible");
  });

  test("shows a hold in the calendar and in the offer", async () => {
    const { vehicle } = await read("");
    await application.context.db.insert(unitHolds).values({
      vehicleId: vehicle.id,
      unit: 1,
      during: '["2026-12-10T11:00:00Z","2026-12-13T08:00:00Z")',
      kind: "maintenance",
    });
    const page = await read("pickupDate=2026-12-11&returnDate=2026-12-12");
    expect(page.calendar.taken).toEqual(["2026-12-11", "2026-12-12"]);
    expect(page.calendar.partly).toEqual(["2026-12-10", "2026-12-13"]);
    expect(page.offer).toMatchObject({ kind: "taken", next: { pickup: { date: "2026-12-13" } } });
  });

  // Rule: product.md#unknown-addresses "On a rental page"
  test("under another city, category or model answers 404", async () => {
    for (const part of [{ city: "rome" }, { category: "suv" }, { model: "fiat-panda" }]) {
      expect(await refusal(read("", part))).toBe("not-found");
    }
  });
});

describe("where the only car is out of service", () => {
  test("the car is listed, but not counted, priced or linked", async () => {
    const { context } = application;
    const inCity = await readCategoryInCityPage(
      context,
      { city: "zurich", category: "sportive", page: null },
      wordsOf("it"),
    );
    expect(inCity.vehicles.map(({ slug, available }) => [slug, available])).toEqual([
      ["audi-r8-v10-performance", false],
    ]);
    expect(inCity.total).toMatchObject({ vehicles: 0, displayed: 1, lowestRate: 0 });
    expect(inCity.head.description).not.toContain("€");
    expect(inCity.head.indexable).toBe(false);
    const category = await readCategoryPage(context, { category: "sportive", page: null }, wordsOf("it"));
    expect(category.cities.map(({ slug }) => slug)).not.toContain("zurich");
    const brand = await readBrandPage(context, { brand: "audi", page: null }, wordsOf("it"));
    expect(brand.total).toMatchObject({ vehicles: 1, displayed: 2 });
    expect(brand.cities.find(({ slug }) => slug === "zurich")?.vehicles).toBe(1);
  });
});

describe("a brand", () => {
  // Rule: product.md#brand-pages
  test("has counts of models and cities and the average daily price", async () => {
    const page = await readBrandPage(application.context, { brand: "ferrari", page: null }, wordsOf("it"));
    const rates = page.vehicles.map((car) => car.dailyRate);
    expect(page.total.vehicles).toBe(rates.length);
    expect(page.total.averageRate).toBe(
      Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length / 100) * 100,
    );
    expect(page.cities.map(({ slug }) => slug).sort()).toEqual(
      [...new Set(page.vehicles.map((car) => car.citySlug))].sort(),
    );
  });

  // Rule: product.md#activation
  // Rule: product.md#unknown-addresses "A single segment"
  test("answers 404 if unknown or deactivated", async () => {
    expect(await refusal(readBrandPage(application.context, { brand: "fiat", page: null }, wordsOf("it")))).toBe(
      "not-found",
    );
    await application.context.db.update(brands).set({ active: false }).where(eq(brands.slug, "bmw"));
    expect(await refusal(readBrandPage(application.context, { brand: "bmw", page: null }, wordsOf("it")))).toBe(
      "not-found",
    );
    await application.context.db.update(brands).set({ active: true }).where(eq(brands.slug, "bmw"));
  });

  // Rule: product.md#brand-pages
  // Rule: product.md#cars
  // Rule: product.md#unknown-addresses "A single segment"
  test("lists its cars in a city, or says what is missing", async () => {
    const { context } = application;
    const page = await readBrandInCityPage(context, { brand: "ferrari", city: "milan", page: null }, wordsOf("it"));
    if ("missing" in page) throw new Error("Ferrari has cars in Milano");
    expect(page.vehicles.every((car) => car.brandSlug === "ferrari" && car.citySlug === "milan")).toBe(true);
    expect(page.categories.every(({ vehicles }) => vehicles > 0)).toBe(true);
    expect(await readBrandInCityPage(context, { brand: "fiat", city: "milan", page: null }, wordsOf("it"))).toEqual({
      missing: "brand",
    });
    for (const city of ["como", "atlantis"]) {
      expect(await readBrandInCityPage(context, { brand: "ferrari", city, page: null }, wordsOf("it"))).toEqual({
        missing: "vehicles",
      });
    }
  });
});
