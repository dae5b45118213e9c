// Rule: product.md#listed-places
import { describe, expect, test } from "vitest";
import { CITY_SLUGS, type City, SEARCH_CITIES } from "#domain/cities/city.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { CITIES } from "#server/seed/cities.ts";
import { kilometresFromCity } from "./destination.ts";
import { findDestination } from "./find-destination.ts";
import { findListedPlace, LISTED_PLACES } from "./listed-places.ts";

const SERVED = CITIES as unknown as City[];
/** Maximum distance of a listed place from its city. */
const FURTHEST_KM = 135;

describe("the listed places", () => {
  test("have unique slugs and can be found by their names", () => {
    expect(new Set(LISTED_PLACES.map(({ slug }) => slug)).size).toBe(LISTED_PLACES.length);
    for (const place of LISTED_PLACES) {
      expect(isSlugShaped(place.slug)).toBe(true);
      for (const text of [place.slug, place.name, ...place.aliases]) expect(findListedPlace(text)).toBe(place);
    }
  });

  test.each(LISTED_PLACES)("$slug lies near the city it belongs to", ({ slug, city }) => {
    const destination = findDestination(slug, SERVED);
    expect(destination?.city.name).toBe(city);
    expect(destination && kilometresFromCity(destination)).toBeLessThan(FURTHEST_KM);
  });

  test("include at least one place per served city", () => {
    const cities = new Set(LISTED_PLACES.map(({ city }) => city));
    expect(SERVED.map(({ name }) => name).filter((name) => !cities.has(name))).toEqual([]);
  });

  test("exclude the overseas destinations of jets", () => {
    expect(["New York", "OLB", "Ibiza", "Londra Luton"].map(findListedPlace)).toEqual([null, null, null, null]);
  });
});

describe("findDestination", () => {
  test.each([...SEARCH_CITIES, ...Object.values(CITY_SLUGS), ...Object.keys(CITY_SLUGS)])(
    "finds the city %s",
    (name) => {
      expect(findDestination(name, SERVED)).toMatchObject({ place: null });
    },
  );

  test("finds Barcellona by Barcelona", () => {
    expect(findDestination("Barcelona", SERVED)).toEqual(findDestination("Barcellona", SERVED));
  });

  test("returns null for a place of a city that is not served", () => {
    const without = SERVED.filter(({ name }) => name !== "Nizza");
    expect(findDestination("aeroporto-nizza-cote-d-azur", without)).toBeNull();
  });
});
