import { toNameSpellings } from "#domain/search-keys.ts";
import type { Words } from "#domain/words/words.ts";
import { hasKind, isCity, parsePlaceKind, splitName } from "./place-kind.ts";
import type { SearchHours } from "./search-hours.ts";

/** A place in the search's suggestions. */
export interface SearchPlace {
  /** The value to submit: a city's search name or a listed place's slug. */
  value: string;
  /** The displayed name. */
  name: string;
  /** The city to which it belongs, by its own name: "Barcellona" for "Barcelona". */
  city: string;
  /** The text beside the name: a city's country or a listed place's kind. */
  note: string;
  /** Alternative names: "Nice", "München". */
  aliases: string[];
}

/** The suggestions of the search in order (docs/decisions/search-places.md). */
export interface SearchPlaces {
  /** The cities of the search select (product.md#search-cities). */
  cities: SearchPlace[];
  /** Other served cities and listed places. */
  otherPlaces: SearchPlace[];
  /** The offered cities with hours of their own; missing if none has any (product.md#hours-of-a-city). */
  hours?: SearchHours[];
}

/** Returns all places in order. */
export const listAllPlaces = ({ cities, otherPlaces }: SearchPlaces): SearchPlace[] => [...cities, ...otherPlaces];

/** Returns the place with this name, or its city's name, in any language; null if unknown. */
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

/** Returns the displayed name of a place that was chosen by its value, or of a city by its Italian name. */
export function nameOfSearchPlace({ language }: Words<"formats">, value: string, places: SearchPlaces): string {
  const all = listAllPlaces(places);
  const place = all.find((one) => one.value === value);
  // On Italian pages a city has its own name, not the one that the search uses.
  return (place ?? (language === "it" ? null : all.find(({ city }) => city === value)))?.name ?? value;
}

/**
 * Filters places by typed text: first places whose name starts with it, then places with another word that starts with it, then places in a matching
 * city. A text such as "Flughafen Malpensa", which no name begins with, finds the places of that kind.
 */
export function filterPlaces(typed: string, places: readonly SearchPlace[]): SearchPlace[] {
  const querySpellings = toNameSpellings(typed);
  if (querySpellings.length === 0) return [...places];
  const named = filterByName(querySpellings, places);
  return named.length > 0 ? named : filterByKind(querySpellings, places);
}

function filterByName(querySpellings: readonly string[], places: readonly SearchPlace[]): SearchPlace[] {
  const ranked = places.map((place) => ({ place, rank: rankPlace(place, querySpellings) }));
  const cities = new Set(ranked.filter(({ rank }) => rank < RANK_SAME_CITY).map(({ place }) => place.city));
  return ranked
    .filter(({ place, rank }) => rank < RANK_SAME_CITY || cities.has(place.city))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

/** Returns the places of the typed kind; each other word must begin a word of the place or of its city, in any order. */
function filterByKind(querySpellings: readonly string[], places: readonly SearchPlace[]): SearchPlace[] {
  const nameWords = ({ name, aliases }: SearchPlace) => [name, ...aliases].flatMap(toNameSpellings).flatMap(splitName);
  const cityWords = (city: string) =>
    places.filter((place) => place.city === city && isCity(place.value)).flatMap(nameWords);
  return querySpellings.flatMap((spelling) => {
    const typed = parsePlaceKind(spelling);
    if (!typed) return [];
    return places.filter((place) => {
      if (!hasKind(place.value, typed.kind)) return false;
      const known = [...nameWords(place), ...cityWords(place.city)];
      return typed.words.every((word) => known.some((name) => name.startsWith(word)));
    });
  });
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
