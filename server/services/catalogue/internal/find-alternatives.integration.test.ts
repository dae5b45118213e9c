// Rule: product.md#no-dead-ends
import { expect, test } from "vitest";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { unitHolds } from "#server/db/schema.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { setUpTestApplication } from "#test/app.ts";
import { searchCatalogue } from "./search-catalogue.ts";

const application = setUpTestApplication();

const search = (query: string) =>
  searchCatalogue(
    application.context,
    { criteria: parseSearch(new URLSearchParams(query)), page: null },
    wordsOf("it"),
  );

test("offers the nearest free dates and cars when every car that could be there is held", async () => {
  const { db } = application.context;
  const far = ["Barcellona", "Parigi"];
  const cars = (await listVehicles(db, { limit: 100 })).filter(({ location }) => !far.includes(location));
  await db.insert(unitHolds).values(
    cars.flatMap((car) =>
      Array.from({ length: car.totalUnits }, (_, unit) => ({
        vehicleId: car.id,
        unit: unit + 1,
        during: '["2026-12-10 00:00+00","2026-12-12 00:00+00")',
        kind: "maintenance" as const,
      })),
    ),
  );
  const found = await search("pickupCity=Roma&pickupDate=2026-12-09&returnDate=2026-12-11");
  expect(found.count).toBe(0);
  expect(found.alternatives?.dates.map(({ shift, pickupDate }) => [shift, pickupDate])).toEqual([
    // The hold ends in the night of the 12th. A rental before the hold must end early enough for the car to be ready when the hold starts.
    [-2, "2026-12-07"],
    [3, "2026-12-12"],
    [-3, "2026-12-06"],
  ]);
  const nearest = found.alternatives?.nearest ?? [];
  expect(nearest).toHaveLength(3);
  expect(new Set(nearest.map(({ vehicle }) => vehicle.location))).toEqual(new Set(["Barcellona"]));
  expect(nearest.every(({ quote }) => quote?.days === 2)).toBe(true);
  expect(nearest[0]?.kilometres).toBeGreaterThan(800);
});

test("offers the city's other categories and the nearest cars of a category that it lacks", async () => {
  const { count, alternatives } = await search("pickupCity=Marbella&category=van");
  expect(count).toBe(0);
  expect(alternatives?.dates).toEqual([]);
  // The other cars are based in Barcellona.
  expect(alternatives?.categories.length).toBeGreaterThan(0);
  expect(alternatives?.nearest.every(({ vehicle }) => vehicle.category === "van")).toBe(true);
  const kilometres = alternatives?.nearest.map((way) => way.kilometres) ?? [];
  expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
});

test("reports a pickup too soon for the drive, with the first possible one, which finds cars", async () => {
  const where = "pickupCity=Amburgo&returnCity=Amburgo&category=suv";
  const { count, alternatives } = await search(`${where}&pickupDate=2026-11-21&returnDate=2026-11-23&pickupTime=20:00`);
  expect(count).toBe(0);
  expect(alternatives?.reason).toBe(
    "Per consegnare l'auto ad Amburgo servono 2 ore per prepararla e 11 ore di strada da Zurigo: il primo ritiro possibile è sabato 21 novembre 2026 alle 23:00.",
  );
  if (!alternatives?.soonest) throw new Error("No soonest pickup");
  const soonest = await search(`${where}&${new URLSearchParams(alternatives.soonest)}`);
  expect(soonest.searchResults).toMatchObject({ delivered: { place: "Amburgo" } });
  expect(soonest.alternatives).toBeNull();
});

test("reports that all cars are too far away, with the nearest of them", async () => {
  const { alternatives } = await search("pickupCity=Marbella&category=van&pickupDate=2026-12-09&returnDate=2026-12-11");
  expect(alternatives).toMatchObject({
    reason:
      "Le vetture che cerchi sono troppo lontane per consegnarle a Marbella: le più vicine si ritirano dove si trovano.",
    soonest: null,
    dates: [],
  });
  expect(alternatives?.nearest[0]?.vehicle.category).toBe("van");
});

test("offers what it can for impossible dates and unknown places", async () => {
  const past = await search("pickupCity=Roma&pickupDate=2026-01-09&returnDate=2026-01-11");
  expect(past.alternatives).toMatchObject({ reason: null, soonest: null, dates: [], nearest: [] });
  expect((await search("city=Atlantide")).alternatives).toEqual({
    reason: null,
    soonest: null,
    dates: [],
    categories: [],
    nearest: [],
  });
});

test("offers the nearest free days for a pickup in the recent past, and no category that is empty then", async () => {
  const now = application.context.clock();
  const today = toCivilMoment(now, "Europe/Rome").date;
  const day = (shift: number) => addDays(today, shift);
  const yesterday = await search(`pickupCity=Roma&category=suv&pickupDate=${day(-1)}&returnDate=${day(1)}`);
  expect(yesterday.datesProblem).toBe("Il ritiro non può essere già passato.");
  const dates = yesterday.alternatives?.dates ?? [];
  expect(dates.map(({ pickupDate }) => pickupDate)).toEqual([day(1), day(2), day(3)]);
  expect(yesterday.alternatives?.categories).toEqual([]);
  const { searchResults } = yesterday;
  if (searchResults.service !== "auto") throw new Error("Not cars");
  expect(searchResults.facets.categories.map(({ count }) => count)).toEqual([null, null, null, null, null]);
  const [first] = dates;
  if (!first) throw new Error("No dates");
  const { pickupDate, returnDate } = first;
  const there = await search(`pickupCity=Roma&category=suv&${new URLSearchParams({ pickupDate, returnDate })}`);
  expect(there.alternatives).toBeNull();
});

test("returns nothing for a search with results", async () => {
  expect((await search("pickupCity=Milano")).alternatives).toBeNull();
});

test("treats a listed place as its city, under its own name", async () => {
  const found = await search("pickupCity=stazione-milano-centrale&returnCity=Milano");
  expect(found.count).toBe((await search("pickupCity=Milano")).count);
  expect(found.chips.map(({ label }) => label)).toEqual(["Stazione di Milano Centrale", "Riconsegna a Milano"]);
});
