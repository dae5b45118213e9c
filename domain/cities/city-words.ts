import { ENGLISH } from "#domain/cities/words/english.ts";
import { FRENCH } from "#domain/cities/words/french.ts";
import { GERMAN } from "#domain/cities/words/german.ts";
import { ITALIAN } from "#domain/cities/words/italian.ts";
import { SPANISH } from "#domain/cities/words/spanish.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import type { CityLanguage } from "#domain/languages.ts";

const WORDS: Readonly<Record<CityLanguage, CityWords>> = {
  it: ITALIAN,
  en: ENGLISH,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
};

/** Returns the texts of a city page in a language. */
export function getCityWords(language: CityLanguage): CityWords {
  return WORDS[language];
}
