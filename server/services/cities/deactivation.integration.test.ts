// Rule: product.md#activation

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmptyDraft } from "#domain/jets/jet-quote-draft.ts";
import { parseSearch } from "#domain/search/search.ts";
import { listAllPlaces } from "#domain/search/search-places.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { cities } from "#server/db/schema.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readCollection } from "#server/services/catalogue/read-collection.ts";
import { readWhereWeOperate } from "#server/services/catalogue/read-content-pages.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { readSitemap } from "#server/services/crawlers/sitemaps.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "seo_manager");

async function setActive(table: "brands" | "cities", slug: string, active: boolean): Promise<void> {
  const [row] = await (await callApi(application, keeper, "GET", `/api/${table}?slug=${slug}`)).json();
  const response = await callApi(application, keeper, "PATCH", `/api/${table}/${row.id}`, { active });
  expect(response.status).toBe(200);
}
const explore = (query: string) =>
  exploreCatalogue(
    application.context,
    {
      criteria: parseSearch(new URLSearchParams(query)),
      page: null,
      userAgent: null,
    },
    wordsOf("it"),
  );
const vehicles = async () => (await callApi(application, null, "GET", "/api/vehicles?limit=1000")).json();

describe("a deactivated city", () => {
  beforeAll(() => setActive("cities", "milan", false));
  afterAll(() => setActive("cities", "milan", true));

  test("has no page", async () => {
    const ctx = application.context;
    await expect(readCityPage(ctx, { city: "milan", page: null }, wordsOf("it"))).rejects.toMatchObject({
      kind: "not-found",
    });
    await expect(readJetCity(ctx, "milan", wordsOf("it"))).rejects.toMatchObject({ kind: "not-found" });
    await expect(
      readVehiclePage(
        ctx,
        {
          city: "milan",
          category: "sportive",
          model: "ferrari-296-gtb",
          choice: {},
        },
        wordsOf("it"),
      ),
    ).rejects.toMatchObject({ kind: "not-found" });
    expect(await readBrandInCityPage(ctx, { brand: "ferrari", city: "milan", page: null }, wordsOf("it"))).toEqual({
      missing: "vehicles",
    });
  });

  test("is in no list, nor are its cars", async () => {
    const ctx = application.context;
    const home = await readHome(ctx, {}, wordsOf("it"));
    expect(home.cities.map(({ listed }) => listed)).not.toContain("milan");
    expect(listAllPlaces(home.places).filter(({ city }) => city === "Milano")).toEqual([]);
    expect((await readRentalHub(ctx, undefined, wordsOf("it"))).cities.map(({ slug }) => slug)).not.toContain("milan");
    expect(
      (await readWhereWeOperate(ctx, undefined, wordsOf("it"))).countries.flatMap(({ cities }) =>
        cities.map(({ slug }) => slug),
      ),
    ).not.toContain("milan");
    const shown = (await readCollection(ctx, undefined, wordsOf("it"))).categories.flatMap(
      (category) => category.shown,
    );
    expect(shown.map(({ location }) => location)).not.toContain("Milano");
    expect(
      (await readBrandPage(ctx, { brand: "ferrari", page: null }, wordsOf("it"))).cities.map(({ slug }) => slug),
    ).not.toContain("milan");
    expect((await vehicles()).map(({ location }: { location: string }) => location)).not.toContain("Milano");
  });

  test("is found by no search under any name", async () => {
    for (const city of ["Milano", "milan", "Mailand"]) expect((await explore(`city=${city}`)).count).toBe(0);
    expect((await explore("city=Milano&service=jet")).count).toBe(0);
    expect((await explore("city=Milano&service=experience")).count).toBe(0);
  });

  test("is served by no jet, and a jet without other cities disappears", async () => {
    const ctx = application.context;
    const hub = await readJetHub(ctx, { draft: createEmptyDraft(), isDated: false }, wordsOf("it"));
    expect(hub.cities.map(({ slug }) => slug)).not.toContain("milan");
    expect(hub.jets.flatMap(({ jet }) => jet.cities)).not.toContain("Milano");
    expect(hub.jets.every(({ citySlug, jet }) => citySlug !== "" && jet.cities.length > 0)).toBe(true);
    const found = await explore("service=jet");
    expect(JSON.stringify(found.searchResults)).not.toContain('"citySlug":""');
    const model = await readJetModel(
      ctx,
      { city: "rome", type: "heavy-jet", model: "bombardier-challenger-650" },
      wordsOf("it"),
    );
    expect(model.jet.cities).toEqual(["Roma", "Monaco"]);
  });
});

describe("a city without a page, with cars and jets based there", () => {
  const setPage = (hasPage: boolean) =>
    application.context.db.update(cities).set({ hasPage }).where(eq(cities.slug, "milan"));
  beforeAll(() => setPage(false));
  afterAll(() => setPage(true));

  test("is advertised by no page, list, count or sitemap", async () => {
    const ctx = application.context;
    const address = { city: "milan", category: "sportive", model: "ferrari-296-gtb" };
    await expect(readVehiclePage(ctx, { ...address, choice: {} }, wordsOf("it"))).rejects.toMatchObject({
      kind: "not-found",
    });
    expect((await vehicles()).map(({ location }: { location: string }) => location)).not.toContain("Milano");
    expect(JSON.stringify((await explore("city=Milano")).searchResults)).not.toContain('"location":"Milano"');
    const brand = await readBrandPage(ctx, { brand: "ferrari", page: null }, wordsOf("it"));
    expect(brand.vehicles.map(({ location }) => location)).not.toContain("Milano");
    expect(brand.total.displayed).toBe(brand.vehicles.length);
    expect((await explore("city=Milano&service=jet")).count).toBe(0);
    const shown = [
      brand,
      await readHome(ctx, {}, wordsOf("it")),
      await readJetHub(ctx, { draft: createEmptyDraft(), isDated: false }, wordsOf("it")),
    ];
    const listed = [await readSitemap(ctx, "auto", 1), await readSitemap(ctx, "jet", 1)];
    expect(JSON.stringify([shown, listed])).not.toMatch(
      /\/(luxury-car-rental|private-jet-charter)\/milan\b|"citySlug":"milan"/,
    );
  });
});

describe("a deactivated brand", () => {
  beforeAll(() => setActive("brands", "ferrari", false));
  afterAll(() => setActive("brands", "ferrari", true));

  // Rule: product.md#brand-grid
  test("has no page, is in no list, and its cars cannot be booked", async () => {
    const ctx = application.context;
    await expect(readBrandPage(ctx, { brand: "ferrari", page: null }, wordsOf("it"))).rejects.toMatchObject({
      kind: "not-found",
    });
    expect(await readBrandInCityPage(ctx, { brand: "ferrari", city: "milan", page: null }, wordsOf("it"))).toEqual({
      missing: "brand",
    });
    const home = await readHome(ctx, {}, wordsOf("it"));
    expect(home.brands.map(({ slug }) => slug)).not.toContain("ferrari");
    expect(home.featured.map(({ brand }) => brand)).not.toContain("Ferrari");
    const city = await readCityPage(ctx, { city: "milan", page: null }, wordsOf("it"));
    expect(city.brands.map(({ slug }) => slug)).not.toContain("ferrari");
    expect(city.vehicles.map(({ brand }) => brand)).not.toContain("Ferrari");
    expect((await vehicles()).map(({ brand }: { brand: string }) => brand)).not.toContain("Ferrari");
    expect((await explore("brands=ferrari")).count).toBe(0);
  });
});

test("a reactivated city and brand are back as they were", async () => {
  expect((await readHome(application.context, {}, wordsOf("it"))).cities).toHaveLength(26);
  expect((await explore("city=Milano")).count).toBe(8);
  expect(
    (await readBrandPage(application.context, { brand: "ferrari", page: null }, wordsOf("it"))).total.vehicles,
  ).toBeGreaterThan(0);
});
