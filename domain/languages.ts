/** The languages of city pages (product.md#languages); Italian is the site's language. */
export const CITY_LANGUAGES = {
  it: "Italiano",
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
} as const;
export type CityLanguage = keyof typeof CITY_LANGUAGES;
export const CITY_LANGUAGE_CODES = Object.keys(CITY_LANGUAGES) as readonly CityLanguage[];

/** Returns the languages in which a city has its own text, and therefore a page. */
export function listWrittenLanguages(descriptions: Readonly<Record<string, string>>): CityLanguage[] {
  return CITY_LANGUAGE_CODES.filter((code) => descriptions[code]);
}

/** Parses the language of a URL; Italian if missing or unknown. */
export function parseCityLanguage(text: string | null): CityLanguage {
  return CITY_LANGUAGE_CODES.find((code) => code === text) ?? "it";
}
