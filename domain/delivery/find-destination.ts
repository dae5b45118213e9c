import { type City, findCity } from "#domain/cities/city.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { parsePlaceKind, splitName } from "#domain/search/place-kind.ts";
import { toNameSpellings } from "#domain/search-keys.ts";
import { findItalianName } from "#domain/words/places/italian-place-name.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { type Destination, toDestination } from "./destination.ts";
import { findListedPlace, LISTED_PLACES, type ListedPlace } from "./listed-places.ts";

/**
 * Returns the destination that a text names: a city by any name in our five languages ("Barcelona" is Barcellona, "Mailand" is Milano), or a listed
 * place by slug, airport code or name ("Flughafen Malpensa"). Null if unknown, or if its city is not served. A city's or place's stored names take
 * precedence over translations. Only the server may call it, because of the names' size.
 */
export function findDestination(text: string, cities: readonly City[]): Destination | null {
  const city = findCity(text, cities);
  if (city) return { city, place: null };
  const place = findListedPlace(text);
  if (place) return toDestination(place, cities);
  const italianName = findItalianName(text);
  const translated = italianName === null ? null : findCity(italianName, cities);
  if (translated) return { city: translated, place: null };
  const translatedPlace = findTranslatedPlace(text);
  return translatedPlace && toDestination(translatedPlace, cities);
}

/** Returns the listed place of this name, or the only one of the typed kind whose names contain all typed words, or the one that has no other word; null otherwise. */
function findTranslatedPlace(text: string): ListedPlace | null {
  const lowercase = text.trim().toLowerCase();
  const named = LISTED_PLACES.find((place) => namesOf(place).some((name) => name.toLowerCase() === lowercase));
  if (named) return named;
  for (const spelling of toNameSpellings(text)) {
    const typed = parsePlaceKind(spelling);
    if (!typed || typed.words.length === 0) continue;
    const found = LISTED_PLACES.filter(
      (place) => place.kind === typed.kind && typed.words.every((word) => nameWordsOf(place).has(word)),
    );
    const exact = found.find((place) => isWholeName(place, typed.words));
    if (exact ?? found.length === 1) return exact ?? found[0] ?? null;
  }
  return null;
}

const NAME_WORDS = new Map<ListedPlace, ReadonlySet<string>>();

/** Returns the words of a place's names in our five languages, and of its other names. */
function nameWordsOf(place: ListedPlace): ReadonlySet<string> {
  const existing = NAME_WORDS.get(place);
  if (existing) return existing;
  const words = new Set([...namesOf(place), ...place.aliases].flatMap(toNameSpellings).flatMap(splitName));
  NAME_WORDS.set(place, words);
  return words;
}

const namesOf = ({ name }: ListedPlace): string[] => LANGUAGE_CODES.map((language) => placeNameIn(language, name));

/** Whether one of the place's names has these words only. */
const isWholeName = (place: ListedPlace, words: readonly string[]): boolean =>
  namesOf(place)
    .flatMap(toNameSpellings)
    .some((name) => parsePlaceKind(name)?.words.every((word) => words.includes(word)) === true);
