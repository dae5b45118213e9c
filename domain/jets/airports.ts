import { createNameFinder, isSameName } from "#domain/cities/city.ts";
import { AIRPORT_TABLE } from "#domain/jets/airport-table.ts";

/** A place the company knows how to fly to. */
export interface Airport {
  iata: string;
  /** "Linate". */
  name: string;
  /** In Italian. */
  city: string;
  /** ISO 3166-1 alpha-2 of the airport itself: Basel's stands in France. */
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

/** Cities without a field of their own and the airport that serves them: Monaco is reached from Nice, Como from Linate. */
const AIRPORT_BY_CITY: Readonly<Record<string, string>> = {
  Monaco: "NCE",
  "Monte Carlo": "NCE",
  Montecarlo: "NCE",
  "Monaco Airport": "NCE",
  Como: "LIN",
  Capri: "NAP",
  "Forte dei Marmi": "PSA",
  Siena: "FLR",
};

const findCityWithoutAirport = createNameFinder(Object.keys(AIRPORT_BY_CITY).map((city) => [city, city] as const));

/** "Milano Linate (LIN)". Where the airport bears the city's name it stands once: "Ibiza (IBZ)". */
export function airportLabel({ city, name, iata }: Airport): string {
  return city === name ? `${city} (${iata})` : `${city} ${name} (${iata})`;
}

const findByName = createNameFinder(airportsByName());

/**
 * The airport a text names: an IATA code, a label, an airport's or a city's name in any of our languages. A city alone means the
 * field that jets use there. Null for anything else: a quote can be asked for it, an estimate cannot be given.
 */
export function findAirport(text: string): Airport | null {
  return findByName(text);
}

/** What the destination field suggests: every city, then every further airport by its label; without doubles, in the table's order. */
export const DESTINATION_SUGGESTIONS: readonly string[] = [
  ...new Set([...AIRPORTS.map(({ city }) => city), "Monaco", "Como", "Capri", "Forte dei Marmi"]),
  ...AIRPORTS.filter((airport) => findAirport(airport.city) !== airport).map(airportLabel),
];

/** True when two texts name one place: the same airport, or the same words. */
export function isSamePlace(a: string, b: string): boolean {
  const airport = findAirport(a);
  return airport ? airport === findAirport(b) : isSameName(a, b);
}

/**
 * Why nobody flies from one place to the other: they are one, or both are reached by the same airport and the rest is a drive. Null where
 * there is a flight, or a place that we do not know.
 */
export function noFlightReason(from: string, to: string): string | null {
  if (!isSamePlace(from, to)) return null;
  const airport = findAirport(to);
  const placeWithoutAirport = [to, from].find((place) => findCityWithoutAirport(place) !== null);
  if (!airport || placeWithoutAirport === undefined || isSameName(from, to)) return SAME_PLACE_MESSAGE;
  return `${placeWithoutAirport.trim()} non ha un aeroporto suo: si atterra a ${airportLabel(airport)}. Fra i due luoghi conviene l'auto.`;
}

const SAME_PLACE_MESSAGE = "La destinazione coincide con la partenza.";

/** Codes and labels before cities, a city's first airport before its others. */
function* airportsByName(): Iterable<readonly [string, Airport]> {
  for (const airport of AIRPORTS) {
    yield [airport.iata, airport];
    yield [airportLabel(airport), airport];
    yield [`${airport.city} ${airport.name}`, airport];
  }
  for (const airport of AIRPORTS) for (const name of [airport.city, ...airport.aliases]) yield [name, airport];
  for (const airport of AIRPORTS) yield [airport.name, airport];
  for (const [city, iata] of Object.entries(AIRPORT_BY_CITY)) {
    const airport = AIRPORTS.find((candidate) => candidate.iata === iata);
    if (airport) yield [city, airport];
  }
}
