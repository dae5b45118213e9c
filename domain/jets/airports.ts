import { createNameFinder, isSameName } from "#domain/cities/city.ts";
import { AIRPORT_TABLE } from "#domain/jets/airport-table.ts";
import { type TextReference, textReference } from "#domain/words/text-reference.ts";

/** An airport between which flights can be estimated. */
export interface Airport {
  iata: string;
  /** "Linate". */
  name: string;
  /** Italian name of the city. */
  city: string;
  /** ISO 3166-1 alpha-2 of the airport itself: Basel's is in France. */
  country: string;
  latitude: number;
  longitude: number;
  aliases: readonly string[];
}

export const AIRPORTS: readonly Airport[] = AIRPORT_TABLE.map(
  ([iata, name, city, country, latitude, longitude, aliases = []]) => ({
    iata,
    name,
    city,
    country,
    latitude,
    longitude,
    aliases,
  }),
);

/** The airport for cities that have no airport: Nice for Monaco, Linate for Como. */
const AIRPORT_BY_CITY: Readonly<Record<string, string>> = {
  Monaco: "NCE",
  "Monte Carlo": "NCE",
  Montecarlo: "NCE",
  "Monaco Airport": "NCE",
  Como: "LIN",
  Côme: "LIN",
  Mónaco: "NCE",
  Capri: "NAP",
  "Forte dei Marmi": "PSA",
  Siena: "FLR",
};

const findCityWithoutAirport = createNameFinder(Object.keys(AIRPORT_BY_CITY).map((city) => [city, city] as const));

/** Returns the label "Milano Linate (LIN)". An airport named like its city appears once: "Ibiza (IBZ)". */
export function airportLabel({ city, name, iata }: Airport): string {
  return city === name ? `${city} (${iata})` : `${city} ${name} (${iata})`;
}

const findByName = createNameFinder(airportsByName());

/**
 * Returns the airport that a text names: an IATA code, a label, an airport's or a city's name in any of our languages. A city means the airport that
 * private jets use. Null if unknown: then a quote can be requested but not estimated.
 */
export function findAirport(text: string): Airport | null {
  return findByName(text);
}

/**
 * The suggestions of the destination field: every city, then further airports by label, without duplicates, in table order. `translate` translates a
 * city's name.
 */
export const listDestinations = (translate: (city: string) => string = (city) => city): string[] => [
  ...new Set([...AIRPORTS.map(({ city }) => city), "Monaco", "Como", "Capri", "Forte dei Marmi"].map(translate)),
  ...AIRPORTS.filter((airport) => findAirport(airport.city) !== airport).map((airport) =>
    translatedAirportLabel(airport, translate),
  ),
];

/** Returns the label of an airport with its city's name translated: "Mailand Linate (LIN)". */
export const translatedAirportLabel = (airport: Airport, translate: (city: string) => string): string =>
  airportLabel(
    airport.city === airport.name
      ? { ...airport, city: translate(airport.city), name: translate(airport.city) }
      : { ...airport, city: translate(airport.city) },
  );

/** Whether two texts name the same place: the same airport, or the same words. */
export function isSamePlace(a: string, b: string): boolean {
  const airport = findAirport(a);
  return airport ? airport === findAirport(b) : isSameName(a, b);
}

/** Returns why there is no flight between two places: they are the same, or share an airport. Null if there is a flight or a place is unknown. */
export function noFlightReason(
  from: string,
  to: string,
  label: (airport: Airport) => string = airportLabel,
): TextReference<"jetFields"> | null {
  if (!isSamePlace(from, to)) return null;
  const airport = findAirport(to);
  const placeWithoutAirport = [to, from].find((place) => findCityWithoutAirport(place) !== null);
  if (!airport || placeWithoutAirport === undefined || isSameName(from, to))
    return textReference("jetFields", "samePlace");
  return textReference("jetFields", "noAirport", { place: placeWithoutAirport.trim(), airport: label(airport) });
}

/**
 * Yields every name of every airport. Codes and labels come before cities, and a city's first airport before its others, because the first entry
 * wins.
 */
function* airportsByName(): Iterable<readonly [string, Airport]> {
  for (const airport of AIRPORTS) {
    yield [airport.iata, airport];
    yield [airportLabel(airport), airport];
    yield [`${airport.city} ${airport.name}`, airport];
  }
  for (const airport of AIRPORTS)
    for (const city of AIRPORTS.find((first) => first.city === airport.city)?.aliases ?? []) {
      yield [airportLabel({ ...airport, city }), airport];
      yield [`${city} ${airport.name}`, airport];
    }
  for (const airport of AIRPORTS) for (const name of [airport.city, ...airport.aliases]) yield [name, airport];
  for (const airport of AIRPORTS) yield [airport.name, airport];
  for (const [city, iata] of Object.entries(AIRPORT_BY_CITY)) {
    const airport = AIRPORTS.find((candidate) => candidate.iata === iata);
    if (airport) yield [city, airport];
  }
}
