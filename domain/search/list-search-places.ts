import { CITY_SLUGS, type City } from "#domain/cities/city.ts";
import type { ListedPlace } from "#domain/delivery/listed-places.ts";
import { toSearchHours } from "#domain/opening-hours/search-hours.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { Words } from "#domain/words/words.ts";
import type { SearchPlace, SearchPlaces } from "./search-places.ts";

type SearchPlaceWords = Words<"places" | "handoverDays" | "openingHours">;

/**
 * Returns two lists. `cities`: the active cities with a search position, in its order. `otherPlaces`: first the other active cities that have a page
 * or are in `requested` (the order of `CITY_SLUGS`, then by name); then the listed places of all cities of both lists, in the given order. If no city
 * has a search position, as in a new company, the other cities are `cities`. Names are in the language of the words; the Italian ones stay values and aliases.
 */
export function listSearchPlaces(
  words: SearchPlaceWords,
  active: readonly City[],
  listed: readonly ListedPlace[],
  requested: ReadonlySet<string> = new Set(),
): SearchPlaces {
  const {
    language,
    places: { kinds },
  } = words;
  const names = Object.values<string>(CITY_SLUGS);
  const placeOf = ({ name, searchName, country, aliases }: City): SearchPlace => {
    const value = searchName ?? name;
    const label = placeNameIn(language, value);
    return {
      value,
      name: label,
      city: name,
      note: placeNameIn(language, country),
      aliases: label === value ? [...aliases] : [value, ...aliases.filter((alias) => alias !== label)],
    };
  };
  const order = ({ name }: City) => (names.includes(name) ? names.indexOf(name) : names.length);
  const isUnranked = (city: City) => city.searchPosition === null && (city.hasPage || requested.has(city.name));
  const offered = new Set(
    active.filter((city) => city.searchPosition !== null || isUnranked(city)).map(({ name }) => name),
  );
  const ranked = active
    .filter((city) => city.searchPosition !== null)
    .toSorted((a, b) => (a.searchPosition ?? 0) - (b.searchPosition ?? 0))
    .map(placeOf);
  const unranked = active
    .filter(isUnranked)
    .toSorted((a, b) => order(a) - order(b) || a.name.localeCompare(b.name, "it"))
    .map(placeOf);
  const hours = active.flatMap((city) => (offered.has(city.name) && toSearchHours(words, city)) || []);
  return {
    ...(hours.length > 0 && { hours }),
    cities: ranked.length > 0 ? ranked : unranked,
    otherPlaces: [
      ...(ranked.length > 0 ? unranked : []),
      ...listed
        .filter((place) => offered.has(place.city))
        .map(({ slug, name: italianName, city, kind, aliases }) => {
          const name = placeNameIn(language, italianName);
          return {
            value: slug,
            name,
            city,
            note: kinds[kind],
            aliases: aliases.filter((alias) => !name.includes(alias)),
          };
        }),
    ],
  };
}
