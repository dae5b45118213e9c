import { CITY_SLUGS, createNameFinder, SEARCH_CITIES } from "#domain/cities/city.ts";
import { AIRPORTS, type Airport, airportLabel } from "#domain/jets/airports.ts";
import { slugify } from "#domain/slug.ts";
import { STATIONS_AND_PORTS } from "./stations-and-ports.ts";

/** A place with coordinates of its own at which cars are handed over. */
export interface ListedPlace {
  /** Stable: bookings keep it. */
  slug: string;
  /** "Aeroporto di Milano Linate". */
  name: string;
  kind: "airport" | "station" | "port";
  /** The served city it belongs to, by its Italian name. */
  city: string;
  latitude: number;
  longitude: number;
  /** Other names it is known by: "LIN", "Linate". */
  aliases: readonly string[];
}

/** Airports of towns that are not served themselves, and the served city each belongs to. What an island or a border keeps apart is not here. */
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

/** Every listed place: the airports that cars are brought to, then stations and ports (product.md#listed-places). */
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

/** The listed place that a text names by its slug, name, airport code or another of its names; null for any other text. */
export function findListedPlace(text: string): ListedPlace | null {
  return findByName(text);
}

/** The place a slug names as bookings keep it; null when there is none. */
export function findListedPlaceBySlug(slug: string): ListedPlace | null {
  return LISTED_PLACES.find((place) => place.slug === slug) ?? null;
}

/** A listed place's name for its slug; any other text, a city's name, as it is. */
export const nameOfPlace = (slugOrCity: string): string => findListedPlaceBySlug(slugOrCity)?.name ?? slugOrCity;

/** Slugs and names before what else a place is called. */
function* placesByName(): Iterable<readonly [string, ListedPlace]> {
  for (const place of LISTED_PLACES) for (const name of [place.slug, place.name]) yield [name, place];
  for (const place of LISTED_PLACES) for (const name of place.aliases) yield [name, place];
}
