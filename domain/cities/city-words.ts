import { ENGLISH_CITY_PAGE_WORDS } from "#domain/cities/words/english.ts";
import { FRENCH_CITY_PAGE_WORDS } from "#domain/cities/words/french.ts";
import { GERMAN_CITY_PAGE_WORDS } from "#domain/cities/words/german.ts";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import { SPANISH_CITY_PAGE_WORDS } from "#domain/cities/words/spanish.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import type { Language } from "#domain/languages.ts";

const WORDS: Readonly<Record<Language, CityWords>> = {
  it: ITALIAN_CITY_PAGE_WORDS,
  en: ENGLISH_CITY_PAGE_WORDS,
  fr: FRENCH_CITY_PAGE_WORDS,
  de: GERMAN_CITY_PAGE_WORDS,
  es: SPANISH_CITY_PAGE_WORDS,
};

/** Returns the texts of a city page in a language. */
export function getCityWords(language: Language): CityWords {
  return WORDS[language];
}
