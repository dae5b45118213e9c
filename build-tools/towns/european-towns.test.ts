// Rule: product.md#city-form "While staff type the name"
import { expect, test } from "vitest";
import { CITY_SLUGS, COVERAGE } from "#domain/cities/city.ts";
import { countryNameOfTown, createTownFinder } from "#domain/cities/towns.ts";
import { CITIES } from "#server/seed/cities.ts";
import { buildTownsFile } from "./european-towns.ts";

const file = await buildTownsFile();
const find = createTownFinder(file);

test("the file is at most 1 MB, names its sources and their licences, and has the towns of Europe", () => {
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(1_000_000);
  expect(file.split("\n")[0]).toMatch(/GeoNames.+CC BY 4\.0.+OpenStreetMap \(ODbL\)/);
  expect(file.split("\n").length).toBeGreaterThan(15_000);
  expect(find("New York", 1)).toEqual([]);
});

test.each(COVERAGE.flatMap(({ name: country, cities }) => cities.map((city) => [city, country] as const)))(
  "%s, in %s, is found first under its Italian name, with our coordinates and time zone",
  (city, country) => {
    const [town] = find(city, 1);
    const seed = CITIES.find(({ name }) => name === city);
    expect(town && [town.name, countryNameOfTown(town), town.timeZone]).toEqual([city, country, seed?.timeZone]);
    expect(Math.abs((town?.latitude ?? 0) - (seed?.latitude ?? 0))).toBeLessThan(0.1);
    expect(Math.abs((town?.longitude ?? 0) - (seed?.longitude ?? 0))).toBeLessThan(0.1);
  },
);

test("our own cities come first, then the others by population", () => {
  const lines = file.split("\n").slice(2);
  const names = lines.slice(0, Object.keys(CITY_SLUGS).length).map((line) => line.split("\t")[0]);
  expect(names.toSorted()).toEqual(Object.values(CITY_SLUGS).toSorted());
  expect(find("Lug", 2).map(({ name }) => name)).toEqual(["Lugano", "Lugo"]);
  expect(find("Lond", 1)[0]?.name).toBe("Londra");
});

test.each([
  ["Köln", "Colonia", "DE", "Europe/Berlin"],
  ["Losanna", "Losanna", "CH", "Europe/Zurich"],
  ["Sanremo", "Sanremo", "IT", "Europe/Rome"],
  ["San Sebast", "San Sebastián", "ES", "Europe/Madrid"],
  ["Portofino", "Portofino", "IT", "Europe/Rome"],
  ["Kufstein", "Kufstein", "AT", "Europe/Vienna"],
  ["Santa Cruz de Tenerife", "Santa Cruz de Tenerife", "ES", "Atlantic/Canary"],
  ["Kyiv", "Kiev", "UA", "Europe/Kiev"],
])("%s is %s (%s), on the clock of %s", (typed, name, countryCode, timeZone) => {
  expect(find(typed, 1)[0]).toMatchObject({ name, countryCode, timeZone });
});

test("every time zone is one that the city form accepts", () => {
  const zones = file.split("\n")[1]?.split("\t") ?? [];
  const known = Intl.supportedValuesOf("timeZone");
  expect(zones.filter((zone) => !known.includes(zone))).toEqual([]);
});
