import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { parseJetQuoteForm } from "#domain/jets/jet-quote-draft.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ServiceError } from "#server/errors.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
import { setUpTestApplication } from "#test/app.ts";
import { EDGE_DAYS } from "#test/fuzz/edge-case-values.ts";

const application = setUpTestApplication();

const hub = (query = "") =>
  readJetHub(application.context, parseJetQuoteForm(new URLSearchParams(query)), wordsOf("it"));
const isMissing = async (page: Promise<unknown>) => {
  const refusal = await page.catch((error: unknown) => error);
  return refusal instanceof ServiceError && refusal.kind === "not-found";
};

describe("the hub", () => {
  // Rule: product.md#cities-and-slugs
  // Rule: product.md#jet-pages "Hub: hero with"
  // Rule: product.md#jets
  // Rule: product.md#questions
  test("lists the seven cities with four routes each, four types and the whole fleet", async () => {
    const page = await hub();
    expect(page.cities.map(({ slug }) => slug)).toEqual([
      "milan",
      "rome",
      "monaco",
      "paris",
      "vienna",
      "zurich",
      "barcelona",
    ]);
    for (const { routes } of page.cities) expect(routes).toHaveLength(4);
    expect(page.types.map(({ slug }) => slug)).toEqual(["light-jet", "midsize-jet", "heavy-jet", "ultra-long-range"]);
    expect(page.jets).toHaveLength(14);
    expect(page.rates).toEqual({
      lowest: { type: "Light Jet", rate: 320_000 },
      highest: { type: "Ultra Long Range", rate: 1_350_000 },
    });
    expect(page.departures.slice(0, 7)).toEqual(page.cities.map(({ name }) => name));
    expect(page.head.structuredData?.map((data) => (data as Record<string, string>)["@type"])).toEqual([
      "Service",
      "FAQPage",
    ]);
  });

  test("estimates an example for an empty form, marked as such", async () => {
    const { quote, head } = await hub();
    expect(quote).toMatchObject({ isExample: true, problems: [], trip: null, cars: null, today: "2026-11-21" });
    // Rome to Paris costs at least 6,500 euros, and the tax for four passengers is 400.
    expect(quote.estimate).toMatchObject({ isComplete: true, tax: 40_000, legs: [{ from: "Roma", to: "Parigi" }] });
    expect(quote.estimate.prices[0]).toMatchObject({ type: "Light Jet", price: { low: 650_000 } });
    expect(head.indexable).toBe(true);
  });

  // Rule: product.md#rental-period
  test("estimates a flight on the last accepted day", async () => {
    for (const date of EDGE_DAYS.slice(1)) {
      const { quote } = await hub(`from=Milano&to=Nizza&date=${date}`);
      expect(quote).toMatchObject({ problems: [], trip: { legs: [{ date }] } });
    }
  });

  test("estimates a linked route without a day, and reports no problem yet", async () => {
    const { quote, head } = await hub("from=Milano&to=Zurigo");
    expect(quote).toMatchObject({ isExample: false, problems: [], trip: null });
    expect(quote.estimate.prices[0]).toEqual({ type: "Light Jet", price: { low: 380_000, high: 380_000 } });
    expect(head.indexable).toBe(false);
  });

  test("accepts a complete trip, with free cars at the arrival", async () => {
    const { quote } = await hub("from=Milano&to=Zurigo&date=2026-12-01&returnDate=2026-12-04&passengers=2");
    expect(quote.trip).toMatchObject({ passengers: 2, returnTrip: true, legs: [{ to: "Zurigo" }, { to: "Milano" }] });
    expect(quote.cars).toMatchObject({ city: "Zurigo", from: "2026-12-01", to: "2026-12-04" });
    expect(quote.cars?.vehicles.length).toBeGreaterThan(0);
    for (const { location, available } of quote.cars?.vehicles ?? [])
      expect([location, available]).toEqual(["Zurigo", true]);
  });

  // Rule: product.md#car-at-the-arrival
  test("does not offer a car held on those days", async () => {
    const query = "from=Milano&to=Zurigo&date=2026-12-01&returnDate=2026-12-04";
    const [taken] = (await hub(query)).quote.cars?.vehicles ?? [];
    if (!taken) throw new Error("No car is offered in Zurigo");
    await application.context.db.execute(sql`
      insert into unit_holds (vehicle_id, unit, during, kind)
      select ${taken.id}, unit, '[2026-12-02 10:00Z, 2026-12-02 12:00Z)', 'maintenance'
      from generate_series(1, ${taken.totalUnits}::int) unit`);
    const offered = (await hub(query)).quote.cars?.vehicles.map(({ slug }) => slug) ?? [];
    expect(offered).not.toContain(taken.slug);
  });

  test("reports problems at their fields", async () => {
    const problems = async (query: string) => (await hub(query)).quote.problems.map(({ path }) => path);
    expect(await problems("from=Milano&to=&date=")).toEqual(["legs.0.to", "legs.0.date"]);
    expect(await problems("from=Milano&to=Linate&date=2026-12-01")).toEqual(["legs.0.to"]);
    expect(await problems("from=Milano&to=Zurigo&date=2026-11-20")).toEqual(["legs.0.date"]);
    expect(await problems("from=Milano&to=Zurigo&date=9999-99-99")).toEqual(["legs.0.date"]);
    expect(await problems("from=Milano&to=Zurigo&date=2026-12-05&returnDate=2026-12-01")).toEqual(["legs.1.date"]);
  });

  // Rule: product.md#jet-quote-form
  test("refuses a past hour of today at its field", async () => {
    // The test's clock says 10:00 in Milano.
    const { quote } = await hub("from=Milano&to=Parigi&date=2026-11-21&time=09:30");
    expect(quote.problems).toEqual([{ path: "legs.0.time", message: "Quest'ora è già passata." }]);
    expect(quote.trip).toBeNull();
    expect((await hub("from=Milano&to=Parigi&date=2026-11-21&time=10:30")).quote.trip).not.toBeNull();
  });

  // Rule: product.md#jet-quote-form
  test("accepts a trip to an unknown place without an estimate", async () => {
    const { quote } = await hub("from=Milano&to=La+baita+del+nonno&date=2026-12-01");
    expect(quote.trip).not.toBeNull();
    expect(quote.estimate).toMatchObject({ isComplete: false, prices: [], legs: [{ estimate: null }] });
  });

  // Rule: product.md#jets
  test("names and prices the selected jet", async () => {
    const { quote } = await hub("from=Roma&to=Parigi&jet=embraer-phenom-300e");
    expect(quote.jet).toEqual({ slug: "embraer-phenom-300e", title: "Embraer Phenom 300E" });
    expect(quote.estimate.chosen?.slug).toBe("embraer-phenom-300e");
    expect((await hub("from=Roma&to=Parigi&jet=concorde")).quote.jet).toBeNull();
  });
});

describe("city, type and model", () => {
  // Rule: product.md#jet-pages "City: types, popular"
  // Rule: product.md#popular-routes
  test("a city lists its types, routes and jets", async () => {
    const page = await readJetCity(application.context, "milan", wordsOf("it"));
    expect(page.routes.map(({ destination }) => destination)).toEqual(["Zurigo", "Nizza", "Parigi", "Londra"]);
    expect(page.types).toHaveLength(4);
    expect(page.jets.every(({ jet, citySlug }) => jet.cities.includes("Milano") && citySlug === "milan")).toBe(true);
    expect(page.nearest).toEqual([]);
  });

  test("a known city without jets links the nearest ones with jets and is not indexed", async () => {
    const page = await readJetCity(application.context, "florence", wordsOf("it"));
    expect(page.jets).toEqual([]);
    expect(page.nearest.map(({ slug }) => slug)).toEqual(["rome", "milan", "monaco"]);
    expect(page.head.indexable).toBe(false);
  });

  // Rule: product.md#jet-pages "Type in a city"
  test("a type lists only its jets", async () => {
    const page = await readJetType(application.context, { city: "milan", type: "light-jet" }, wordsOf("it"));
    expect(page.jets.map(({ jet }) => jet.type)).toEqual(["Light Jet", "Light Jet"]);
    expect(page.otherTypes.map(({ slug }) => slug)).toEqual(["midsize-jet", "heavy-jet", "ultra-long-range"]);
  });

  // Rule: product.md#jet-pages "Model: gallery, hourly"
  test("a model lists its other cities and at most three similar jets", async () => {
    const page = await readJetModel(
      application.context,
      {
        city: "milan",
        type: "light-jet",
        model: "embraer-phenom-300e",
      },
      wordsOf("it"),
    );
    expect(page.otherCities.map(({ slug }) => slug).sort()).toEqual(["barcelona", "monaco", "rome"]);
    expect(page.similar.map(({ jet }) => jet.type)).toEqual(["Light Jet", "Light Jet"]);
    expect(page.routes.map(({ destination }) => destination)).toEqual(["Zurigo", "Nizza", "Parigi", "Londra"]);
    expect(Math.min(...page.routes.map(({ price }) => price))).toBeGreaterThanOrEqual(page.jet.hourlyRate);
    const [service] = page.head.structuredData ?? [];
    expect(service).toMatchObject({ "@type": "Service", offers: { price: 3600, priceCurrency: "EUR" } });
  });

  // Rule: product.md#jets
  test("the home catalogue's two jets have pages too", async () => {
    const jet = { city: "monaco", type: "ultra-long-range", model: "bombardier-global-6500" };
    expect((await readJetModel(application.context, jet, wordsOf("it"))).jet.airport).toBe("Monaco Airport");
  });

  test("unknown pages answer 404", async () => {
    expect(await isMissing(readJetCity(application.context, "atlantis", wordsOf("it")))).toBe(true);
    expect(await isMissing(readJetType(application.context, { city: "milan", type: "big-jet" }, wordsOf("it")))).toBe(
      true,
    );
    expect(
      await isMissing(readJetType(application.context, { city: "florence", type: "light-jet" }, wordsOf("it"))),
    ).toBe(true);
    const model = (city: string, type: string, slug: string) =>
      isMissing(readJetModel(application.context, { city, type, model: slug }, wordsOf("it")));
    expect(await model("milan", "light-jet", "concorde")).toBe(true);
    expect(await model("milan", "heavy-jet", "embraer-phenom-300e")).toBe(true);
    expect(await model("vienna", "light-jet", "embraer-phenom-300e")).toBe(true);
  });
});
