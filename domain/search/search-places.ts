import { CITY_SLUGS, type City } from "#domain/cities/city.ts";
import type { ListedPlace } from "#domain/delivery/listed-places.ts";
import { toNameSpellings } from "#domain/search-keys.ts";

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
  aliases: string[];
}

/** What the search offers, in its order (docs/decisions/search-places.md). */
export interface SearchPlaces {
  /** The list of the search (product.md#search-cities). */
  cities: SearchPlace[];
  /** What is served beside it. */
  otherPlaces: SearchPlace[];
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
export function listSearchPlaces(
  active: readonly City[],
  listed: readonly ListedPlace[],
  requested: ReadonlySet<string> = new Set(),
): SearchPlaces {
  const names = Object.values<string>(CITY_SLUGS);
  const placeOf = ({ name, searchName, country, aliases }: City): SearchPlace => ({
    value: searchName ?? name,
    name: searchName ?? name,
    city: name,
    note: country,
    aliases: [...aliases],
  });
  const order = ({ name }: City) => (names.includes(name) ? names.indexOf(name) : names.length);
  const isUnranked = (city: City) => city.searchPosition === null && (city.hasPage || requested.has(city.name));
  const offered = new Set(
    active.filter((city) => city.searchPosition !== null || isUnranked(city)).map(({ name }) => name),
  );
  return {
    cities: active
      .filter((city) => city.searchPosition !== null)
      .toSorted((a, b) => (a.searchPosition ?? 0) - (b.searchPosition ?? 0))
      .map(placeOf),
    otherPlaces: [
      ...active
        .filter(isUnranked)
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
            aliases: aliases.filter((alias) => !name.includes(alias)),
          };
        }),
    ],
  };
}

/** All places, in their order. */
export const listAllPlaces = ({ cities, otherPlaces }: SearchPlaces): SearchPlace[] => [...cities, ...otherPlaces];

/** The place that goes by a name, its own or its city's, in any language; null when none does. */
export function findPlaceByName(name: string, places: SearchPlaces): SearchPlace | null {
  const querySpellings = toNameSpellings(name);
  const all = listAllPlaces(places);
  const findBySpelling = (called: (place: SearchPlace) => string[]) =>
    all.find((place) =>
      called(place)
        .flatMap(toNameSpellings)
        .some((spelling) => querySpellings.includes(spelling)),
    );
  return (
    findBySpelling(({ value, name }) => [value, name]) ??
    findBySpelling(({ city }) => [city]) ??
    findBySpelling(({ aliases: aliasNames }) => aliasNames) ??
    null
  );
}

/** The places that what has been typed may mean: first those that begin with it, then those with a word that does, then what lies in such a city. */
export function filterPlaces(typed: string, places: readonly SearchPlace[]): SearchPlace[] {
  const querySpellings = toNameSpellings(typed);
  if (querySpellings.length === 0) return [...places];
  const ranked = places.map((place) => ({ place, rank: rankPlace(place, querySpellings) }));
  const cities = new Set(ranked.filter(({ rank }) => rank < RANK_SAME_CITY).map(({ place }) => place.city));
  return ranked
    .filter(({ place, rank }) => rank < RANK_SAME_CITY || cities.has(place.city))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

const RANK_SAME_CITY = 3;

function rankPlace({ name, aliases: aliasNames }: SearchPlace, querySpellings: readonly string[]): number {
  const begins = (text: string) => querySpellings.some((spelling) => text.startsWith(spelling));
  const ownSpellings = toNameSpellings(name);
  if (ownSpellings.some(begins)) return 0;
  const called = [...ownSpellings, ...aliasNames.flatMap(toNameSpellings)];
  if (called.some(begins)) return 1;
  return called.some((text) => text.split(" ").some(begins)) ? 2 : RANK_SAME_CITY;
}
