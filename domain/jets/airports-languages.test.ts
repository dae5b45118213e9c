// Rule: product.md#languages
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { findAirport, listDestinations } from "./airports.ts";

test.each(LANGUAGE_CODES)("every suggestion in %s finds the airport of its Italian name", (language) => {
  const italian = listDestinations();
  const suggestions = listDestinations((city) => placeNameIn(language, city));
  const unknown = suggestions.filter((name) => findAirport(name) === null);
  expect(unknown).toEqual([]);
  expect(suggestions.map((name) => findAirport(name)?.iata)).toEqual(italian.map((name) => findAirport(name)?.iata));
});
