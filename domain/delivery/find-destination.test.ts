import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { TEST_CITIES } from "#test/factories/cities.ts";
import { destinationName } from "./destination.ts";
import { findDestination } from "./find-destination.ts";
import { LISTED_PLACES } from "./listed-places.ts";

const nameOf = (text: string) => {
  const destination = findDestination(text, TEST_CITIES);
  return destination && destinationName(destination);
};

// Rule: product.md#search-cities
test.each([
  ["Munich", "Monaco di Baviera"],
  ["Mailand", "Milano"],
  ["Fráncfort", "Francoforte"],
  ["Monaco", "Monaco"],
  ["Flughafen Malpensa", "Aeroporto di Milano Malpensa"],
  ["Milan Malpensa Airport", "Aeroporto di Milano Malpensa"],
  ["aéroport de Nice Côte d'Azur", "Aeroporto di Nizza Côte d'Azur"],
  ["Bahnhof Zürich", "Stazione di Zurigo"],
  ["MXP", "Aeroporto di Milano Malpensa"],
])("%s is %s", (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each(["Flughafen", "Flughafen Mailand", "Flughafen Atlantis", "Mail", ""])("%j is no place", (text) => {
  expect(nameOf(text)).toBeNull();
});

// Rule: product.md#search-cities
test("finds every city and listed place under its name in each language", () => {
  const names = [...TEST_CITIES.map(({ name }) => name), ...LISTED_PLACES.map(({ name }) => name)];
  for (const language of LANGUAGE_CODES)
    expect(
      names.map((name) => nameOf(placeNameIn(language, name))),
      language,
    ).toEqual(names);
});
