// Rule: product.md#delivered-cars

import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { SEARCH_CITIES } from "#domain/cities/city.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { readSitemap } from "#server/services/crawlers/sitemaps.ts";
import { setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";

const application = setUpTestApplication();
let context: AppContext;
beforeAll(() => {
  context = application.context;
});

/** Returns a context in which the company has this maximum delivery distance. */
const reaching = (kilometres: number): AppContext => {
  const reachKilometres = { sportive: 0, cabrio: 0, suv: 0, berline: 0, van: 0 };
  for (const slug of CATEGORY_SLUGS) reachKilometres[slug] = kilometres;
  return { ...context, site: { ...context.site, delivery: { ...context.site.delivery, reachKilometres } } };
};
const searched = async (query: string) => {
  const { searchResults } = await exploreCatalogue(
    context,
    {
      criteria: parseSearch(new URLSearchParams(query)),
      page: null,
      userAgent: null,
    },
    wordsOf("it"),
  );
  return searchResults.service === "auto" ? searchResults.delivered?.count : undefined;
};

describe("a city's page", () => {
  // Rule: product.md#rental-pages "City: its text"
  test("without cars of its own lists the nearest delivered ones, has the search's count, and is indexed", async () => {
    const page = await readCityPage(context, { city: "como", page: null }, wordsOf("it"));
    expect(page.total).toMatchObject({ vehicles: 0, displayed: 0, lowestRate: 0 });
    expect(page.vehicles).toEqual([]);
    expect(page.delivered.total.vehicles).toBe(await searched("city=Como"));
    expect(page.delivered.vehicles).toHaveLength(6);
    expect(page.delivered.vehicles.every(({ location, available }) => location === "Milano" && available)).toBe(true);
    expect(page.delivered.origins[0]).toBe("Milano");
    expect(page.prices.map(({ slug }) => slug)).toEqual([...CATEGORY_SLUGS]);
    expect(page.head.indexable).toBe(true);
    expect(page.head.description).toMatch(/Como, consegna.*Da €|Como, con consegna.*Da €/);
  });

  test("with cars keeps its own count, prices and texts, and lists delivered ones after them", async () => {
    const page = await readCityPage(context, { city: "milan", page: null }, wordsOf("it"));
    const alone = await readCityPage(reaching(0), { city: "milan", page: null }, wordsOf("it"));
    expect(page.vehicles.every(({ citySlug }) => citySlug === "milan")).toBe(true);
    expect(page.delivered.vehicles.every(({ citySlug }) => citySlug !== "milan")).toBe(true);
    expect(page.delivered.total.vehicles).toBe(await searched("city=Milano"));
    for (const key of ["total", "categories", "prices", "vehicles", "paging", "brands"] as const) {
      expect(page[key], key).toEqual(alone[key]);
    }
    expect(page.head.description).toBe(alone.head.description);
    expect(alone.delivered).toEqual({ total: expect.objectContaining({ vehicles: 0 }), origins: [], vehicles: [] });
  });

  // Rule: product.md#rental-pages "City: its text"
  test("out of reach of all cars is empty, not indexed and not in the sitemap", async () => {
    const page = await readCityPage(reaching(10), { city: "como", page: null }, wordsOf("it"));
    expect([page.delivered.total.vehicles, page.prices]).toEqual([0, []]);
    expect(page.nearest).toHaveLength(3);
    expect(page.head.indexable).toBe(false);
    const como = "/luxury-car-rental/como</loc>";
    expect(await readSitemap(context, "citta", 1)).toContain(como);
    expect(await readSitemap(reaching(10), "citta", 1)).not.toContain(como);
  });
});

test("a category in a city lists the delivered cars, but is not indexed without local ones", async () => {
  const page = await readCategoryInCityPage(context, { city: "nice", category: "cabrio", page: null }, wordsOf("it"));
  expect(page.total.displayed).toBe(0);
  expect(page.delivered.total.vehicles).toBe(await searched("city=Nizza&category=cabrio"));
  expect(page.delivered.vehicles.length).toBeGreaterThan(0);
  expect(page.delivered.vehicles.every(({ category }) => category === "cabrio")).toBe(true);
  expect(page.head.indexable).toBe(false);
});

test("a brand in a city lists the delivered cars, but has no page without local ones", async () => {
  const page = await readBrandInCityPage(context, { brand: "ferrari", city: "milan", page: null }, wordsOf("it"));
  if ("missing" in page) throw new Error("Ferrari has cars in Milano");
  expect(page.delivered.total.vehicles).toBe(await searched("city=Milano&brands=ferrari"));
  expect(
    page.delivered.vehicles.every(({ brandSlug, citySlug }) => brandSlug === "ferrari" && citySlug !== "milan"),
  ).toBe(true);
  expect(await readBrandInCityPage(context, { brand: "ferrari", city: "nice", page: null }, wordsOf("it"))).toEqual({
    missing: "vehicles",
  });
});

test("a brand lists the cities it is delivered to, in structured data too", async () => {
  const page = await readBrandPage(context, { brand: "ferrari", page: null }, wordsOf("it"));
  const own = page.cities.map(({ slug }) => slug);
  const delivered = page.deliveredTo.map(({ slug }) => slug);
  expect(delivered).toContain("nice");
  expect(delivered.filter((slug) => own.includes(slug))).toEqual([]);
  const service = page.head.structuredData?.find((entry) => "areaServed" in entry);
  expect(service).toMatchObject({ areaServed: [...page.cities, ...page.deliveredTo].map(({ name }) => name) });
  expect((await readBrandPage(reaching(10), { brand: "ferrari", page: null }, wordsOf("it"))).deliveredTo).toEqual([]);
});

test("a car says where it is delivered, in its questions and in structured data", async () => {
  const address = { city: "milan", category: "sportive", model: "bentley-continental-gt", choice: {} };
  const { faqs, head } = await readVehiclePage(context, address, wordsOf("it"));
  expect(faqs.find(({ question }) => question.startsWith("Dove consegnate"))?.answer).toMatch(
    /anche a Como, .* e altre \d+/,
  );
  const car = head.structuredData?.find((entry) => "offers" in entry) as { offers: { areaServed: string[] } };
  expect(car.offers.areaServed.slice(0, 3)).toEqual(["IT", "Milano", "Como"]);
});

// Rule: product.md#booking-and-enquiry-calls "GET /api/places →"
// Rule: product.md#listed-places
test("GET /api/places lists the places of pickup in the search's order, each with the value a request needs", async () => {
  const places: { place: string; name: string; kind: string; city: string; also_called: string[] }[] = await (
    await callApi(application, null, "GET", "/api/places")
  ).json();
  expect(places.slice(0, SEARCH_CITIES.length).map(({ place }) => place)).toEqual([...SEARCH_CITIES]);
  expect(places.find(({ place }) => place === "stazione-milano-centrale")).toEqual({
    place: "stazione-milano-centrale",
    name: "Stazione di Milano Centrale",
    kind: "station",
    city: "Milano",
    also_called: expect.any(Array),
  });
  expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(["city", "airport", "station", "port"]));
});
