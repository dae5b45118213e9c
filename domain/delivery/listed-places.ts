import { CITY_SLUGS, createNameFinder, SEARCH_CITIES } from "#domain/cities/city.ts";
import { AIRPORTS, type Airport, airportLabel } from "#domain/jets/airports.ts";
import { slugify } from "#domain/slug.ts";
import { STATIONS_AND_PORTS } from "./stations-and-ports.ts";

/** A place with its own coordinates where cars are handed over. */
export interface ListedPlace {
  /** The slug never changes, because bookings store it. */
  slug: string;
  /** "Aeroporto di Milano Linate". */
  name: string;
  kind: "airport" | "station" | "port";
  /** Italian name of the served city to which it belongs. */
  city: string;
  latitude: number;
  longitude: number;
  /** Other names: "LIN", "Linate". */
  aliases: readonly string[];
}

/** The served city for airports of other towns. Airports on islands or across a border are left out. */
const SERVED_CITY_BY_AIRPORT: Readonly<Record<string, string>> = {
  PSA: "Firenze",
  VRN: "Venezia",
  BGY: "Milano",
  GOA: "Milano",
  LTT: "Cannes",
  CMF: "Ginevra",
  SMV: "Lugano",
  SIR: "Ginevra",
  AGP: "Marbella",
};

const SERVED_CITY_NAMES = new Set<string>([...Object.values(CITY_SLUGS), ...SEARCH_CITIES]);

/** All listed places: the airports to which cars are delivered, stations and ports (product.md#listed-places). */
export const LISTED_PLACES: readonly ListedPlace[] = [
  ...AIRPORTS.flatMap(toAirportPlace),
  ...STATIONS_AND_PORTS.map(([slug, name, kind, city, latitude, longitude, aliases = []]) => ({
    slug,
    name,
    kind,
    city,
    latitude,
    longitude,
    aliases,
  })),
];

function toAirportPlace(airport: Airport): ListedPlace[] {
  const { iata, name, city, latitude, longitude } = airport;
  const served = SERVED_CITY_NAMES.has(city) ? city : SERVED_CITY_BY_AIRPORT[iata];
  if (served === undefined) return [];
  const fullName = city === name ? city : `${city} ${name}`;
  return [
    {
      slug: `aeroporto-${slugify(fullName)}`,
      name: `Aeroporto di ${fullName}`,
      kind: "airport",
      city: served,
      latitude,
      longitude,
      aliases: [iata, airportLabel(airport), fullName, ...(name === city ? [] : [name])],
    },
  ];
}

const findByName = createNameFinder(placesByName());

/** Returns the listed place with this slug, name, airport code or alias, or null. */
export function findListedPlace(text: string): ListedPlace | null {
  return findByName(text);
}

/** Returns the listed place by the slug that bookings store, or null. */
export function findListedPlaceBySlug(slug: string): ListedPlace | null {
  return LISTED_PLACES.find((place) => place.slug === slug) ?? null;
}

/** Returns a listed place's name by its slug. Any other text, such as a city's name, is returned unchanged. */
export const nameOfPlace = (slugOrCity: string): string => findListedPlaceBySlug(slugOrCity)?.name ?? slugOrCity;

/** Yields every name of every listed place. Slugs and names come before aliases, because the first entry wins. */
function* placesByName(): Iterable<readonly [string, ListedPlace]> {
  for (const place of LISTED_PLACES) for (const name of [place.slug, place.name]) yield [name, place];
  for (const place of LISTED_PLACES) for (const name of place.aliases) yield [name, place];
}
