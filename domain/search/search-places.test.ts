// Rule: product.md#search-cities
import { expect, test } from "vitest";
import { SEARCH_CITIES } from "#domain/cities/city.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_CITIES } from "#test/factories/cities.ts";
import { listSearchPlaces } from "./list-search-places.ts";
import { filterPlaces, findPlaceByName, listAllPlaces } from "./search-places.ts";

const PLACES = listSearchPlaces(wordsOf("it"), TEST_CITIES, LISTED_PLACES);
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

test("lists the 28 search cities first, in order, then Como, Berna and Stoccarda", () => {
  expect(names(PLACES.cities)).toEqual([...SEARCH_CITIES]);
  expect(names(PLACES.otherPlaces).slice(0, 3)).toEqual(["Como", "Berna", "Stoccarda"]);
});

test("lists airports, stations and ports of served cities after them", () => {
  expect(PLACES.otherPlaces).toHaveLength(3 + LISTED_PLACES.length);
  expect(findPlaceByName("stazione-milano-centrale", PLACES)).toMatchObject({
    name: "Stazione di Milano Centrale",
    city: "Milano",
    note: "Stazione",
  });
  const withoutMilan = listSearchPlaces(
    wordsOf("it"),
    TEST_CITIES.filter(({ slug }) => slug !== "milan"),
    LISTED_PLACES,
  );
  expect(listAllPlaces(withoutMilan).filter(({ city }) => city === "Milano")).toEqual([]);
});

test("lists the cities first if none has a search position", () => {
  const unranked = TEST_CITIES.filter(({ slug }) => ["rome", "como"].includes(slug)).map((city) => ({
    ...city,
    searchPosition: null,
  }));
  const { cities, otherPlaces } = listSearchPlaces(wordsOf("it"), unranked, LISTED_PLACES);
  expect(names(cities).toSorted()).toEqual(["Como", "Roma"]);
  expect(names(otherPlaces)).toContain("Stazione di Roma Termini");
  expect(names(otherPlaces)).not.toContain("Roma");
});

test("omits a deactivated city, and one with neither a search position nor a page", () => {
  const [milan, ...others] = TEST_CITIES;
  if (!milan) throw new Error("no city");
  expect(names(listAllPlaces(listSearchPlaces(wordsOf("it"), others, [])))).not.toContain(milan.name);
  const hidden = { ...milan, searchPosition: null, hasPage: false };
  expect(listAllPlaces(listSearchPlaces(wordsOf("it"), [hidden], LISTED_PLACES))).toEqual([]);
});

test.each([
  ["Barcelona", "Barcelona"],
  ["Barcellona", "Barcelona"],
  ["MONACO", "Monaco"],
  ["München", "Monaco di Baviera"],
  ["Nice", "Nizza"],
])("%s finds the place %s", (text, name) => {
  expect(findPlaceByName(text, PLACES)?.name).toBe(name);
});

test("finds no place for an unknown name", () => {
  expect([findPlaceByName("", PLACES), findPlaceByName("Monac", PLACES)]).toEqual([null, null]);
});

test("finds places by the start of their name, then by other languages and inner words", () => {
  const find = (typed: string) => names(filterPlaces(typed, listAllPlaces(PLACES)));
  expect(find("mon")[0]).toBe("Monaco");
  expect(find("mon")).toContain("Monaco di Baviera");
  expect(find("bav")[0]).toBe("Monaco di Baviera");
  expect(find("nice")[0]).toBe("Nizza");
  expect(find("zü")[0]).toBe("Zurigo");
  expect(find("zuer")[0]).toBe("Zurigo");
  for (const typed of ["azur", "d'azur", "dazur", "d’azur"])
    expect(find(typed), typed).toContain("Aeroporto di Nizza Côte d'Azur");
  expect(find("nice")).toContain("Aeroporto di Nizza Côte d'Azur");
  expect(find("NCE")[0]).toBe("Aeroporto di Nizza Côte d'Azur");
  expect(find("xyz")).toEqual([]);
  expect(find("")).toHaveLength(listAllPlaces(PLACES).length);
});

// Rule: product.md#search-cities
test.each([
  ["Munich", "Monaco di Baviera"],
  ["Mailand", "Milano"],
  ["Flughafen Malpensa", "Aeroporto di Milano Malpensa"],
  ["Malpensa airport", "Aeroporto di Milano Malpensa"],
  ["Flughafen Mailand Linate", "Aeroporto di Milano Linate"],
  ["aéroport de Nice", "Aeroporto di Nizza Côte d'Azur"],
  ["Estación de Roma Termini", "Stazione di Roma Termini"],
  ["Hauptbahnhof München", "Stazione di Monaco di Baviera"],
])("the Italian picker finds %s", (typed, name) => {
  expect(names(filterPlaces(typed, listAllPlaces(PLACES)))[0]).toBe(name);
});

// Rule: product.md#search-cities
test("in German, places have German names, Italian values, and are found under both", () => {
  const german = listSearchPlaces(wordsOf("de"), TEST_CITIES, LISTED_PLACES);
  expect(findPlaceByName("Monaco di Baviera", german)).toMatchObject({
    value: "Monaco di Baviera",
    name: "München",
    city: "Monaco di Baviera",
    note: "Deutschland",
  });
  expect(findPlaceByName("aeroporto-milano-malpensa", german)).toMatchObject({
    name: "Flughafen Mailand Malpensa",
    note: "Flughafen",
  });
  const find = (typed: string) => filterPlaces(typed, listAllPlaces(german))[0]?.value;
  expect([find("Milano"), find("Mail"), find("Malpensa"), find("Aeroporto Malpensa"), find("MXP")]).toEqual([
    "Milano",
    "Milano",
    "aeroporto-milano-malpensa",
    "aeroporto-milano-malpensa",
    "aeroporto-milano-malpensa",
  ]);
});
