import { describe, expect, test } from "vitest";
import type { SearchResults } from "#domain/catalogue/search-results.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { unitHolds } from "#server/db/schema.ts";
import { ServiceError } from "#server/errors.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { setUpTestApplication } from "#test/app.ts";
import { searchCatalogue } from "./search-catalogue.ts";

const application = setUpTestApplication();

const search = (query: string) => {
  const parameters = new URLSearchParams(query);
  return searchCatalogue(
    application.context,
    { criteria: parseSearch(parameters), page: parameters.get("page") },
    wordsOf("it"),
  );
};
function cars(findings: SearchResults) {
  if (findings.service !== "auto") throw new Error("not a search for cars");
  return findings.results;
}
const DATES = "pickupDate=2026-12-10&returnDate=2026-12-13";

describe("a search", () => {
  // Rule: product.md#explore "It reads both"
  test("finds a city by name, slug, alias and other languages, and never takes Monaco for Monaco di Baviera", async () => {
    const counts = await Promise.all(
      ["Milano", "milan", "MAILAND"].map(async (city) => (await search(`city=${city}`)).count),
    );
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
    const monaco = await search("city=Monaco");
    expect(monaco.heading).toBe("Auto di Lusso a Monaco");
    expect(cars(monaco.searchResults).every(({ vehicle }) => vehicle.location === "Monaco")).toBe(true);
    expect((await search("pickupCity=Barcelona")).count).toBe((await search("city=Barcellona")).count);
  });

  test("treats Barcelona and Barcellona as one place with one name, so the return is the same", async () => {
    const { chips, criteria } = await search("pickupCity=Barcellona&returnCity=Barcelona");
    expect(chips.map(({ label }) => label)).toEqual(["Barcellona"]);
    expect(criteria).toMatchObject({ city: "Barcellona", returnCity: "Barcellona" });
  });

  test("shows a brand without cars in the city by its name, not its slug", async () => {
    const { chips } = await search("city=Cannes&brands=ferrari,range-rover");
    expect(chips.map(({ label }) => label)).toEqual(["Cannes", "Ferrari", "Range Rover"]);
  });

  // Rule: product.md#explore "The count is"
  test("lists cars out of service without dates and counts them separately; leaves them out with dates", async () => {
    expect(await search("city=Zurigo")).toMatchObject({ count: 3, unavailable: 1 });
    expect(await search(`city=Zurigo&${DATES}`)).toMatchObject({ unavailable: 0 });
  });

  // Rule: product.md#city-search
  test("matches any other text with a part of the city name, ignoring case", async () => {
    const found = cars((await search("city=ILAN")).searchResults);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ vehicle }) => vehicle.location === "Milano")).toBe(true);
    expect((await search("city=%25")).count).toBe(0);
  });

  // Rule: product.md#delivery "Place. Any address"
  test("reports an unknown place with a suggestion, but not a partial name that finds cars", async () => {
    const problem = async (query: string) => (await search(query)).placeProblem;
    expect(await problem("city=Atlantide")).toBe(
      "Non conosciamo questo luogo: scegli una città o un luogo dell'elenco, per esempio Milano.",
    );
    expect(await problem(`pickupCity=Milano&returnCity=Atlantide&${DATES}`)).toBe(
      "Non conosciamo il luogo della riconsegna: scegline uno dell'elenco, per esempio Milano. I totali valgono riconsegnando dove ritiri.",
    );
    expect(await Promise.all(["city=ILAN", "pickupCity=Milano&returnCity=Barcelona", ""].map(problem))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("writes the city as a name in the keywords", async () => {
    expect((await search("city=Nizza")).head.keywords).toContain("Auto di Lusso a Nizza");
  });

  test("describes the search in the head", async () => {
    expect((await search("service=auto")).head.description).toContain("assicurazione completa");
    for (const service of ["jet", "experience"]) {
      const { description, keywords } = (await search(`service=${service}`)).head;
      expect(`${description} ${keywords}`).not.toMatch(/assicurazione|noleggio auto|supercar/);
    }
  });

  // Rule: product.md#explore
  // Rule: product.md#explore "The heading is"
  test("uses the category, else Auto di Lusso, then the city as the heading", async () => {
    expect((await search("category=sportive&city=rome")).heading).toBe("Sports Cars a Roma");
    expect((await search("")).heading).toBe("Auto di Lusso");
  });

  // Rule: product.md#head-and-structured-data "Not for search"
  test("lets search engines index only the first page without filters", async () => {
    const told = await Promise.all(["", "category=sportive", "page=2"].map(search));
    expect(told.map(({ head }) => [head.indexable, head.path])).toEqual([
      [true, "/explore"],
      [false, "/explore"],
      [false, "/explore"],
    ]);
  });

  // Rule: product.md#explore "It reads both"
  // Rule: product.md#money
  test("reads the same dates from both sets of parameters, and prices each car by days times rate", async () => {
    const [ours, theirs] = await Promise.all([
      search(`pickupCity=Milano&${DATES}`),
      search("city=Milano&checkIn=2026-12-10&checkOut=2026-12-13"),
    ]);
    expect(theirs.count).toBe(ours.count);
    expect(ours.days).toBe(3);
    for (const { vehicle, quote } of cars(ours.searchResults)) expect(quote?.total).toBe(vehicle.dailyRate * 3);
  });

  // Rule: product.md#explore "With dates, only"
  test("leaves out a car whose only unit is held or in its turnaround, and finds it the next hour", async () => {
    const [car] = await listVehicles(application.context.db, { slug: "ferrari-296-gtb", limit: 1 });
    if (!car) throw new Error("the seed has no 296 GTB");
    await application.context.db.insert(unitHolds).values(
      Array.from({ length: car.totalUnits }, (_, unit) => ({
        vehicleId: car.id,
        unit: unit + 1,
        during: '["2026-12-11 09:00+00","2026-12-12 09:00+00")',
        kind: "maintenance" as const,
      })),
    );
    const slugs = async (query: string) => cars((await search(query)).searchResults).map(({ vehicle }) => vehicle.slug);
    expect(await slugs(`pickupCity=Milano&${DATES}`)).not.toContain(car.slug);
    // The hold, including its turnaround, ends at 09:00 UTC. This is 10:00 in Milano, the default time of a pickup.
    expect(await slugs("pickupCity=Milano&pickupDate=2026-12-12&returnDate=2026-12-13")).toContain(car.slug);
    const pinned = await search(`city=Milano&${DATES}&vehicle=${car.slug}`);
    expect(pinned.searchResults).toMatchObject({ pinned: { free: false, vehicle: { slug: car.slug } } });
  });

  // Rule: product.md#rental-period
  test.each([
    ["gone by", "pickupDate=2026-01-02&returnDate=2026-01-03", "Il ritiro non può essere già passato."],
    ["the wrong way round", "pickupDate=2026-12-13&returnDate=2026-12-10", "La riconsegna deve seguire il ritiro."],
    [
      "a hundred days long",
      "pickupDate=2026-12-01&returnDate=2027-03-11",
      "Al massimo 60 giorni: per periodi più lunghi chiamaci.",
    ],
    ["too far ahead", "pickupDate=2028-12-01&returnDate=2028-12-03", "Il ritiro può essere al più tra diciotto mesi."],
  ])("refuses dates %s with the booking form's message, without results or prices", async (_, query, message) => {
    const found = await search(`${query}&vehicle=ferrari-296-gtb`);
    expect(found.datesProblem).toBe(message);
    expect(found.count).toBe(0);
    expect(found.days).toBeNull();
    expect(found.searchResults).toMatchObject({ pinned: null, results: [] });
  });

  test("finds jets for long dates, because they are not rented by the day, and reports past dates", async () => {
    const long = await search("service=jet&pickupDate=2026-12-01&returnDate=2027-03-11");
    expect(long.datesProblem).toBeNull();
    expect(long.count).toBeGreaterThan(0);
    const past = await search("service=jet&pickupDate=2026-01-02&returnDate=2026-01-03");
    expect(past.datesProblem).toBe("Il ritiro non può essere già passato.");
    expect(past.count).toBe(long.count);
  });

  // Rule: product.md#explore-filters
  test("filters by brand, price and gearbox and sorts by price, rating and power", async () => {
    const rates = async (query: string) =>
      cars((await search(query)).searchResults).map(({ vehicle }) => vehicle.dailyRate);
    const cheapFirst = await rates("sort=price");
    expect(cheapFirst).toEqual([...cheapFirst].sort((a, b) => a - b));
    const dearFirst = await rates("sort=-price");
    expect(dearFirst).toEqual([...dearFirst].sort((a, b) => b - a));
    expect((await rates("priceMin=700&priceMax=900")).every((rate) => rate >= 70_000 && rate <= 90_000)).toBe(true);
    const manual = cars((await search("transmission=manuale")).searchResults);
    expect(manual.length).toBeGreaterThan(0);
    expect(manual.every(({ vehicle }) => /manual/i.test(vehicle.specs.transmission))).toBe(true);
    const ferraris = cars((await search("brands=ferrari")).searchResults);
    expect(ferraris.every(({ vehicle }) => vehicle.brand === "Ferrari")).toBe(true);
  });

  // Rule: product.md#experience
  test("finds jets and experiences by service", async () => {
    expect((await search("service=jet&city=Milano")).searchResults.results.length).toBeGreaterThan(0);
    expect((await search("service=experience")).count).toBe(1);
    expect((await search("service=jet&priceMin=3000&priceMax=4000")).count).toBe(3);
  });
});

test.each(["page=-1", "page=0", "page=1e9", "page=99", "page=abc"])(
  "answers 404 for the invalid page %s",
  async (query) => {
    await expect(search(query)).rejects.toThrow(ServiceError);
  },
);

test.each([
  "pickupDate=9999-99-99",
  "sort=drop",
  "category=%F0%9F%9A%97",
  `city=${"x".repeat(10_000)}`,
  "brands=,,,",
  "priceMin=-1",
])("ignores the malformed query %.40s", async (query) => {
  expect((await search(query)).count).toBeGreaterThan(0);
});
