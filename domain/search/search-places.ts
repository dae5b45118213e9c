import type { ListedPlace } from "#domain/delivery/listed-places.ts";
import { CITY_SLUGS, type City } from "#domain/places.ts";
import { nameSpellings } from "#domain/search-text.ts";

/** Somewhere a car is brought, as the search offers it. */
export interface SearchPlace {
  /** What the search sends: a city's name in the list, a listed place's slug. */
  value: string;
  /** What the list shows. */
  name: string;
  /** The city it belongs to, by its own name: "Barcellona" for "Barcelona". */
  city: string;
  /** What stands beside its name: a city's country, a listed place's kind. */
  note: string;
  /** Other names people type: "Nice", "München". */
  alsoCalled: string[];
}

/** What the search offers, in its order (docs/decisions/search-places.md). */
export interface SearchPlaces {
  /** The list of the search (product.md#search-cities). */
  cities: SearchPlace[];
  /** What is served beside it. */
  alsoHere: SearchPlace[];
}

const KINDS: Readonly<Record<ListedPlace["kind"], string>> = {
  airport: "Aeroporto",
  station: "Stazione",
  port: "Porto",
};

/**
 * The active cities that have a place in the list, in its order; then the others with a page or among `asked`, by name, and the listed places
 * of them all.
 */
export function searchPlaces(
  active: readonly City[],
  listed: readonly ListedPlace[],
  asked: ReadonlySet<string> = new Set(),
): SearchPlaces {
  const names = Object.values<string>(CITY_SLUGS);
  const placeOf = ({ name, searchName, country, aliases }: City): SearchPlace => ({
    value: searchName ?? name,
    name: searchName ?? name,
    city: name,
    note: country,
    alsoCalled: [...aliases],
  });
  const order = ({ name }: City) => (names.includes(name) ? names.indexOf(name) : names.length);
  const isBeside = (city: City) => city.searchPosition === null && (city.hasPage || asked.has(city.name));
  const offered = new Set(
    active.filter((city) => city.searchPosition !== null || isBeside(city)).map(({ name }) => name),
  );
  return {
    cities: active
      .filter((city) => city.searchPosition !== null)
      .toSorted((a, b) => (a.searchPosition ?? 0) - (b.searchPosition ?? 0))
      .map(placeOf),
    alsoHere: [
      ...active
        .filter(isBeside)
        .toSorted((a, b) => order(a) - order(b) || a.name.localeCompare(b.name, "it"))
        .map(placeOf),
      ...listed
        .filter((place) => offered.has(place.city))
        .map(({ slug, name, city, kind, aliases }) => {
          return {
            value: slug,
            name,
            city,
            note: KINDS[kind],
            alsoCalled: aliases.filter((alias) => !name.includes(alias)),
          };
        }),
    ],
  };
}

/** All places, in their order. */
export const everyPlace = ({ cities, alsoHere }: SearchPlaces): SearchPlace[] => [...cities, ...alsoHere];

/** The place that goes by a name, its own or its city's, in any language; null when none does. */
export function placeNamed(name: string, places: SearchPlaces): SearchPlace | null {
  const wanted = nameSpellings(name);
  const all = everyPlace(places);
  const goesBy = (called: (place: SearchPlace) => string[]) =>
    all.find((place) =>
      called(place)
        .flatMap(nameSpellings)
        .some((spelling) => wanted.includes(spelling)),
    );
  return (
    goesBy(({ value, name }) => [value, name]) ??
    goesBy(({ city }) => [city]) ??
    goesBy(({ alsoCalled }) => alsoCalled) ??
    null
  );
}

/** The places that what has been typed may mean: first those that begin with it, then those with a word that does, then what lies in such a city. */
export function placesLike(typed: string, places: readonly SearchPlace[]): SearchPlace[] {
  const wanted = nameSpellings(typed);
  if (wanted.length === 0) return [...places];
  const ranked = places.map((place) => ({ place, rank: likeness(place, wanted) }));
  const cities = new Set(ranked.filter(({ rank }) => rank < IN_SUCH_A_CITY).map(({ place }) => place.city));
  return ranked
    .filter(({ place, rank }) => rank < IN_SUCH_A_CITY || cities.has(place.city))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

const IN_SUCH_A_CITY = 3;

function likeness({ name, alsoCalled }: SearchPlace, wanted: readonly string[]): number {
  const begins = (text: string) => wanted.some((spelling) => text.startsWith(spelling));
  const own = nameSpellings(name);
  if (own.some(begins)) return 0;
  const called = [...own, ...alsoCalled.flatMap(nameSpellings)];
  if (called.some(begins)) return 1;
  return called.some((text) => text.split(" ").some(begins)) ? 2 : IN_SUCH_A_CITY;
}
