import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CITY_SLUGS,
  type City,
  COVERAGE,
  distanceKm,
  findCity,
  findCitySlug,
  findNearestCities,
  isCitySlug,
  POPULAR_DESTINATIONS,
  SEARCH_CITIES,
} from "#domain/cities/city.ts";

function city(fields: Pick<City, "name" | "slug"> & Partial<City>): City {
  return {
    id: fields.slug,
    country: "Italia",
    timeZone: "Europe/Rome",
    latitude: null,
    longitude: null,
    aliases: [],
    active: true,
    hasPage: true,
    searchPosition: null,
    searchName: null,
    ...fields,
  };
}

const milan = city({ name: "Milano", slug: "milan", latitude: 45.4642, longitude: 9.19, aliases: ["Mailand"] });
const como = city({ name: "Como", slug: "como", latitude: 45.8081, longitude: 9.0852 });
const rome = city({ name: "Roma", slug: "rome", latitude: 41.9028, longitude: 12.4964, aliases: ["Rome"] });
const munich = city({
  name: "Monaco di Baviera",
  slug: "munich",
  latitude: 48.1351,
  longitude: 11.582,
  aliases: ["München", "Munich", "Monaco"],
});
const monaco = city({ name: "Monaco", slug: "monaco", aliases: ["Montecarlo", "Monte-Carlo"] });
const barcelona = city({ name: "Barcellona", slug: "barcelona", searchName: "Barcelona" });
const zurich = city({ name: "Zurigo", slug: "zurich", aliases: ["Zürich"] });
const cities = [milan, como, rome, munich, monaco, barcelona, zurich];

describe("the fixed lists", () => {
  test("have 28 cities in the search selects, each once, from Milano to Valencia", () => {
    expect(new Set(SEARCH_CITIES).size).toBe(28);
    expect(SEARCH_CITIES.at(0)).toBe("Milano");
    expect(SEARCH_CITIES.indexOf("Monaco di Baviera")).toBe(13);
    expect(SEARCH_CITIES.at(-1)).toBe("Valencia");
  });

  // Rule: product.md#search-cities
  test("have the 28 cities of the search selects in order", () => {
    expect(SEARCH_CITIES.join(", ")).toBe(
      "Milano, Roma, Firenze, Venezia, Bologna, Napoli, Torino, Parigi, Nizza, Cannes, Monaco, Lione, Marsiglia, " +
        "Monaco di Baviera, Berlino, Francoforte, Amburgo, Zurigo, Ginevra, Lugano, Basilea, Vienna, Salisburgo, " +
        "Innsbruck, Barcelona, Madrid, Marbella, Valencia",
    );
  });

  // Rule: product.md#cities-and-slugs
  test("have the 26 slugs with their Italian names", () => {
    expect(
      Object.entries(CITY_SLUGS)
        .map((pair) => pair.join(" "))
        .join(", "),
    ).toBe(
      "milan Milano, rome Roma, florence Firenze, naples Napoli, venice Venezia, como Como, paris Parigi, " +
        "monaco Monaco, nice Nizza, cannes Cannes, lyon Lione, zurich Zurigo, geneva Ginevra, lugano Lugano, " +
        "bern Berna, munich Monaco di Baviera, frankfurt Francoforte, berlin Berlino, stuttgart Stoccarda, " +
        "barcelona Barcellona, madrid Madrid, marbella Marbella, valencia Valencia, vienna Vienna, " +
        "salzburg Salisburgo, innsbruck Innsbruck",
    );
  });

  // Rule: product.md#countries-served
  // Rule: product.md#countries-served "Austria: Vienna, Salisburgo"
  // Rule: product.md#countries-served "Francia: Parigi, Monaco"
  // Rule: product.md#countries-served "Germania: Monaco di"
  // Rule: product.md#countries-served "Italia: Milano, Roma"
  // Rule: product.md#countries-served "Spagna: Barcellona, Madrid"
  // Rule: product.md#countries-served "Svizzera: Zurigo, Ginevra"
  test("have the cities of each country of the coverage section", () => {
    expect(COVERAGE.map(({ name, cities: named }) => `${name}: ${named.join(", ")}.`)).toEqual([
      "Italia: Milano, Roma, Firenze, Napoli, Venezia, Como.",
      "Francia: Parigi, Monaco, Nizza, Cannes, Lione.",
      "Svizzera: Zurigo, Ginevra, Lugano, Berna.",
      "Germania: Monaco di Baviera, Francoforte, Berlino, Stoccarda.",
      "Spagna: Barcellona, Madrid, Marbella, Valencia.",
      "Austria: Vienna, Salisburgo, Innsbruck.",
    ]);
  });

  // Rule: product.md#cities-and-slugs
  test("have six countries with 6, 5, 4, 4, 4 and 3 cities, each with a page", () => {
    expect(COVERAGE.map(({ name, cities: { length } }) => [name, length])).toEqual([
      ["Italia", 6],
      ["Francia", 5],
      ["Svizzera", 4],
      ["Germania", 4],
      ["Spagna", 4],
      ["Austria", 3],
    ]);
    const names = COVERAGE.flatMap((country) => country.cities);
    expect(names.map(findCitySlug)).toEqual(Object.keys(CITY_SLUGS));
  });

  // Rule: product.md#countries-served
  test("return no slug for a city without a slug mapping", () => {
    expect(findCitySlug("Bologna")).toBeNull();
    expect(findCitySlug("toString")).toBeNull();
    expect(isCitySlug("constructor")).toBe(false);
  });

  // Rule: product.md#popular-destinations
  test("have six popular destinations; Milano, Monaco and Parigi are marked as popular", () => {
    expect(POPULAR_DESTINATIONS.map(({ name, slug, country }) => [name, slug, country])).toEqual([
      ["Milano", "milan", "Italy"],
      ["Monaco", "monaco", "France"],
      ["Zurigo", "zurich", "Switzerland"],
      ["Barcelona", "barcelona", "Spain"],
      ["Vienna", "vienna", "Austria"],
      ["Parigi", "paris", "France"],
    ]);
    expect(POPULAR_DESTINATIONS.filter(({ popular }) => popular).map(({ name }) => name)).toEqual([
      "Milano",
      "Monaco",
      "Parigi",
    ]);
  });
});

describe("findCity", () => {
  // Rule: product.md#city-search
  test("a query for Monaco never matches Monaco di Baviera, even if Munich has it as an alias", () => {
    expect(findCity("Monaco", cities)).toBe(monaco);
    expect(findCity("monaco", cities)).toBe(monaco);
    expect(findCity("Monaco di Baviera", cities)).toBe(munich);
    expect(findCity("monaco-di-baviera", cities)).toBe(munich);
  });

  // Rule: product.md#city-search
  test.each([
    ["Milano", milan],
    ["MILANO", milan],
    [" milan ", milan],
    ["Mailand", milan],
    ["munchen", munich],
    ["Monte Carlo", monaco],
    ["Barcelona", barcelona],
    ["Barcellona", barcelona],
    ["ZÜRICH", zurich],
    ["Zuerich", zurich],
    ["muenchen", munich],
  ])("%j finds its city by name, alias, slug or language", (query, found) => {
    expect(findCity(query, cities)).toBe(found);
  });

  test.each(["", "  ", "Mil", "Monaco di", "Atlantide", "-"])("%j names no city", (query) => {
    expect(findCity(query, cities)).toBeNull();
  });
});

describe("distances", () => {
  test("Milano is about 477 km from Roma as the crow flies", () => {
    expect(distanceKm(milan, rome)).toBeCloseTo(477, -1);
    expect(distanceKm(milan, monaco)).toBeNull();
  });

  test("sorts the nearest cities by distance, without the city itself and those without coordinates", () => {
    expect(findNearestCities(milan, cities, 2)).toEqual([como, munich]);
    expect(findNearestCities(milan, cities, 99)).toEqual([como, munich, rome]);
    expect(findNearestCities(monaco, cities, 3)).toEqual([]);
    expect(findNearestCities(milan, cities, -1)).toEqual([]);
  });

  test("are symmetric, zero to the city itself and at most half the globe", () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const there = distanceKm(a, b) ?? Number.NaN;
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(b, a)).toBeCloseTo(there, 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});
