import type { CityHours } from "#domain/cities/city-hours.ts";
import { toNameSpellings } from "#domain/search-keys.ts";
import { slugify } from "#domain/slug.ts";

/** A city in which the company operates (product.md#city-record). Public pages show only active ones. */
export interface City {
  id: string;
  /** Italian name as stored, e.g. "Monaco di Baviera". */
  name: string;
  slug: string;
  country: string;
  /** IANA name, e.g. "Europe/Rome". */
  timeZone: string;
  /** Degrees north; null if not entered. */
  latitude: number | null;
  /** Degrees east. */
  longitude: number | null;
  /** Other names in any language: "Munich", "München". */
  aliases: readonly string[];
  active: boolean;
  /** Whether the city has a page; cities that only the search offers have none. */
  hasPage: boolean;
  /** Position in the search selects; null if they do not offer the city. */
  searchPosition: number | null;
  /** Name in the search selects, if it differs: "Barcelona". */
  searchName: string | null;
  /** When cars change hands in the city; missing if it has no such rule (product.md#hours-of-a-city). */
  hours?: CityHours;
}

/** The 26 city slugs and their Italian names (product.md#cities-and-slugs). */
export const CITY_SLUGS = {
  milan: "Milano",
  rome: "Roma",
  florence: "Firenze",
  naples: "Napoli",
  venice: "Venezia",
  como: "Como",
  paris: "Parigi",
  monaco: "Monaco",
  nice: "Nizza",
  cannes: "Cannes",
  lyon: "Lione",
  zurich: "Zurigo",
  geneva: "Ginevra",
  lugano: "Lugano",
  bern: "Berna",
  munich: "Monaco di Baviera",
  frankfurt: "Francoforte",
  berlin: "Berlino",
  stuttgart: "Stoccarda",
  barcelona: "Barcellona",
  madrid: "Madrid",
  marbella: "Marbella",
  valencia: "Valencia",
  vienna: "Vienna",
  salzburg: "Salisburgo",
  innsbruck: "Innsbruck",
} as const;
export type CitySlug = keyof typeof CITY_SLUGS;

/** Whether the text is a slug in `CITY_SLUGS` (product.md#cities-and-slugs). */
export function isCitySlug(text: string): text is CitySlug {
  return Object.hasOwn(CITY_SLUGS, text);
}

/** The 28 cities of the search selects in order and spelling (product.md#search-cities). */
export const SEARCH_CITIES = [
  "Milano",
  "Roma",
  "Firenze",
  "Venezia",
  "Bologna",
  "Napoli",
  "Torino",
  "Parigi",
  "Nizza",
  "Cannes",
  "Monaco",
  "Lione",
  "Marsiglia",
  "Monaco di Baviera",
  "Berlino",
  "Francoforte",
  "Amburgo",
  "Zurigo",
  "Ginevra",
  "Lugano",
  "Basilea",
  "Vienna",
  "Salisburgo",
  "Innsbruck",
  "Barcelona",
  "Madrid",
  "Marbella",
  "Valencia",
] as const;

export interface CoverageCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  cities: readonly string[];
}

/** The coverage section: six countries and their cities (product.md#countries-served). A city is a link only if `findCitySlug` knows it. */
export const COVERAGE: readonly CoverageCountry[] = [
  { code: "IT", name: "Italia", cities: ["Milano", "Roma", "Firenze", "Napoli", "Venezia", "Como"] },
  { code: "FR", name: "Francia", cities: ["Parigi", "Monaco", "Nizza", "Cannes", "Lione"] },
  { code: "CH", name: "Svizzera", cities: ["Zurigo", "Ginevra", "Lugano", "Berna"] },
  { code: "DE", name: "Germania", cities: ["Monaco di Baviera", "Francoforte", "Berlino", "Stoccarda"] },
  { code: "ES", name: "Spagna", cities: ["Barcellona", "Madrid", "Marbella", "Valencia"] },
  { code: "AT", name: "Austria", cities: ["Vienna", "Salisburgo", "Innsbruck"] },
];

/** The cities that lead a list of the company's main cities, in order, as far as it serves them. */
export const LEADING_CITIES = ["Milano", "Roma", "Monaco", "Parigi", "Vienna", "Zurigo", "Barcellona"];

export interface PopularDestination {
  name: string;
  slug: CitySlug;
  /** As in the source lists: Monaco belongs to France. */
  country: string;
  /** The Italian name, for display. */
  countryName: string;
  /** Whether the card shows the badge "Popolare". */
  popular: boolean;
}

/** The six cards of the home page (product.md#popular-destinations). */
export const POPULAR_DESTINATIONS: readonly PopularDestination[] = [
  { name: "Milano", slug: "milan", country: "Italy", countryName: "Italia", popular: true },
  { name: "Monaco", slug: "monaco", country: "France", countryName: "Francia", popular: true },
  { name: "Zurigo", slug: "zurich", country: "Switzerland", countryName: "Svizzera", popular: false },
  { name: "Barcelona", slug: "barcelona", country: "Spain", countryName: "Spagna", popular: false },
  { name: "Vienna", slug: "vienna", country: "Austria", countryName: "Austria", popular: false },
  { name: "Parigi", slug: "paris", country: "France", countryName: "Francia", popular: true },
];

const findSlugByName = createNameFinder<CitySlug>(
  Object.entries(CITY_SLUGS).flatMap(([slug, name]) => (isCitySlug(slug) ? [[name, slug] as const] : [])),
);

/**
 * Returns the slug of a city by its name in Italian; null if it is not one of the 26 in `CITY_SLUGS`. For null, the coverage section shows the name
 * without a link (product.md#countries-served).
 */
export const findCitySlug = (name: string): CitySlug | null => findSlugByName(name);

/**
 * Returns a city's slug: the slug in `CITY_SLUGS` if the name is there ("Monaco di Baviera" is "munich"), otherwise the name in lowercase without
 * accents (product.md#cities-and-slugs).
 */
export function toCitySlug(name: string): string {
  return findCitySlug(name) ?? slugify(name);
}

type CityWithNames = Pick<City, "name" | "slug" | "aliases" | "searchName">;

/**
 * Returns the city that the query names, or null. The query must be a whole name, alias or slug: "Monaco" is never Monaco di Baviera
 * (product.md#city-search). A city's own name and slug take precedence over an alias of another city.
 */
export function findCity<C extends CityWithNames>(query: string, cities: readonly C[]): C | null {
  const querySpellings = toNameSpellings(query);
  const isMatch = (name: string | null) =>
    name !== null && toNameSpellings(name).some((spelling) => querySpellings.includes(spelling));
  return (
    cities.find((city) => isMatch(city.name)) ??
    cities.find((city) => isMatch(city.slug)) ??
    cities.find((city) => isMatch(city.searchName) || city.aliases.some(isMatch)) ??
    null
  );
}

/** Whether two spellings are the same name, ignoring case, accents and punctuation. */
export function isSameName(one: string, other: string): boolean {
  const spellings = toNameSpellings(other);
  return one.trim() === other.trim() || toNameSpellings(one).some((spelling) => spellings.includes(spelling));
}

/** Returns a lookup function by name. If names collide, the first entry wins. */
export function createNameFinder<Named>(names: Iterable<readonly [string, Named]>): (text: string) => Named | null {
  const bySpelling = new Map<string, Named>();
  for (const [name, target] of names)
    for (const spelling of toNameSpellings(name)) if (!bySpelling.has(spelling)) bySpelling.set(spelling, target);
  return (text) => toNameSpellings(text).flatMap((spelling) => bySpelling.get(spelling) ?? [])[0] ?? null;
}

type Located = Pick<City, "latitude" | "longitude">;
const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, unrounded. Null if either place has no coordinates. */
export function distanceKm(from: Located, to: Located): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const haversine = halfLatitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the `count` nearest cities, nearest first, without the city itself and those without coordinates (product.md#rental-pages). */
export function findNearestCities<C extends Located & Pick<City, "slug">>(
  city: Located & Pick<City, "slug">,
  cities: readonly C[],
  count: number,
): C[] {
  return cities
    .flatMap((other) => {
      const distance = other.slug === city.slug ? null : distanceKm(city, other);
      return distance === null ? [] : [{ other, distance }];
    })
    .sort((a, b) => a.distance - b.distance || a.other.slug.localeCompare(b.other.slug))
    .slice(0, Math.max(0, count))
    .map(({ other }) => other);
}
