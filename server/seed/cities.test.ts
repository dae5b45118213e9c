// Rule: product.md#city-record
import { expect, test } from "vitest";
import { CITY_SLUGS, COVERAGE, findCity, SEARCH_CITIES } from "#domain/cities/city.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { CITIES, CITY_TEXTS } from "#server/seed/cities.ts";

const searched = CITIES.map((city) => ({
  name: city.name,
  slug: city.slug,
  aliases: city.aliases ?? [],
  searchName: city.searchName ?? null,
}));

// Rule: product.md#cities-and-slugs
test("there are 31 cities: 26 with a page under their slugs, and five that are only searched", () => {
  expect(CITIES).toHaveLength(31);
  const withPage = CITIES.filter((city) => city.hasPage).map((city) => [city.slug, city.name]);
  expect(Object.fromEntries(withPage)).toEqual(CITY_SLUGS);
  const withoutPage = CITIES.filter((city) => !city.hasPage).map((city) => city.name);
  expect(withoutPage.sort()).toEqual(["Amburgo", "Basilea", "Bologna", "Marsiglia", "Torino"]);
});

// Rule: product.md#search-cities
test("the selects list the 28 cities in their order and spelling", () => {
  const listed = CITIES.filter((city) => city.searchPosition !== null)
    .sort((a, b) => (a.searchPosition ?? 0) - (b.searchPosition ?? 0))
    .map((city) => city.searchName ?? city.name);
  expect(listed).toEqual(SEARCH_CITIES);
  const unlisted = CITIES.filter((city) => city.searchPosition === null).map((city) => city.name);
  expect(unlisted.sort()).toEqual(["Berna", "Como", "Stoccarda"]);
});

test("countries agree with the coverage section", () => {
  for (const { name, cities } of COVERAGE) {
    for (const city of cities) expect(CITIES.find((row) => row.name === city)?.country, city).toBe(name);
  }
});

test("coordinates are in western Europe, and no two cities share them", () => {
  for (const city of CITIES) {
    expect(city.latitude, city.name).toBeGreaterThan(36);
    expect(city.latitude, city.name).toBeLessThan(54);
    expect(city.longitude, city.name).toBeGreaterThan(-6);
    expect(city.longitude, city.name).toBeLessThan(17);
  }
  expect(new Set(CITIES.map((city) => `${city.latitude} ${city.longitude}`)).size).toBe(CITIES.length);
});

test("time zones are known to the runtime", () => {
  for (const city of CITIES) {
    expect(() => new Intl.DateTimeFormat("it", { timeZone: city.timeZone }), city.name).not.toThrow();
  }
});

test.each([
  ["Milan", "Milano"],
  ["Mailand", "Milano"],
  ["Barcelona", "Barcellona"],
  ["Genève", "Ginevra"],
  ["München", "Monaco di Baviera"],
  ["Monaco", "Monaco"],
  ["Montecarlo", "Monaco"],
  ["Wien", "Vienna"],
  ["Turin", "Torino"],
  ["marseille", "Marsiglia"],
  ["Bâle", "Basilea"],
  ["Frankfurt", "Francoforte"],
])("%s is %s", (query, name) => {
  expect(findCity(query, searched)?.name).toBe(name);
});

test("no name or alias belongs to two cities", () => {
  for (const city of searched) {
    for (const name of [city.name, city.slug, ...city.aliases]) {
      expect(findCity(name, searched)?.name, name).toBe(city.name);
    }
  }
});

// Rule: product.md#languages
test("a city with a page has texts in five languages, 80 to 150 words each, all different", () => {
  expect(CITY_TEXTS).toHaveLength(26);
  const texts = CITY_TEXTS.flatMap((ofCity) => {
    expect(Object.keys(ofCity)).toEqual([...LANGUAGE_CODES]);
    return Object.values(ofCity);
  });
  for (const { description, descriptions, hasPage } of CITIES) {
    expect(descriptions).toEqual(hasPage ? { it: description } : {});
  }
  const lengths = texts.map((text) => text.split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(80);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(150);
  expect(new Set(texts).size).toBe(26 * LANGUAGE_CODES.length);
});
