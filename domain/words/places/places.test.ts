import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { placeNameIn } from "./place-names.ts";
import { sayAtPlace } from "./say-at-place.ts";

// Rule: product.md#languages
test.each([
  ["Amburgo", ["ad Amburgo", "in Hamburg", "à Hambourg", "in Hamburg", "en Hamburgo"]],
  [
    "Aeroporto di Milano Malpensa",
    [
      "all'Aeroporto di Milano Malpensa",
      "at Milan Malpensa Airport",
      "à l'aéroport de Milan Malpensa",
      "am Flughafen Mailand Malpensa",
      "en el aeropuerto de Milán Malpensa",
    ],
  ],
  [
    "Stazione di Monaco di Baviera",
    [
      "alla Stazione di Monaco di Baviera",
      "at Munich Station",
      "à la gare de Munich",
      "am Bahnhof München",
      "en la estación de Múnich",
    ],
  ],
  [
    "Stazione di Innsbruck",
    [
      "alla Stazione di Innsbruck",
      "at Innsbruck Station",
      "à la gare d'Innsbruck",
      "am Bahnhof Innsbruck",
      "en la estación de Innsbruck",
    ],
  ],
  [
    "Porto di Monaco, Port Hercule",
    [
      "al Porto di Monaco, Port Hercule",
      "at the port of Monaco, Port Hercule",
      "au port de Monaco, Port Hercule",
      "am Hafen Monaco, Port Hercule",
      "en el puerto de Mónaco, Port Hercule",
    ],
  ],
  [
    "Aeroporto di Francoforte Frankfurt",
    [
      "all'Aeroporto di Francoforte Frankfurt",
      "at Frankfurt Airport",
      "à l'aéroport de Francfort",
      "am Flughafen Frankfurt",
      "en el aeropuerto de Fráncfort",
    ],
  ],
  [
    "Aeroporto di Basilea EuroAirport",
    [
      "all'Aeroporto di Basilea EuroAirport",
      "at Basel EuroAirport",
      "à l'aéroport de Bâle EuroAirport",
      "am Flughafen Basel EuroAirport",
      "en el aeropuerto de Basilea EuroAirport",
    ],
  ],
  ["Forlì", ["a Forlì", "in Forlì", "à Forlì", "in Forlì", "en Forlì"]],
])("names %s with its preposition in five languages", (name, expected) => {
  expect(LANGUAGE_CODES.map((language) => sayAtPlace(wordsOf(language), placeNameIn(language, name)))).toEqual(
    expected,
  );
});
