/** The languages a city's own text is written in (product.md#languages); Italian is the site's. */
export const CITY_LANGUAGES = {
  it: "Italiano",
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
} as const;
export type CityLanguage = keyof typeof CITY_LANGUAGES;
export const CITY_LANGUAGE_CODES = Object.keys(CITY_LANGUAGES) as readonly CityLanguage[];

/** The languages in which a city's own text is written, and its page so can be read. */
export function listWrittenLanguages(descriptions: Readonly<Record<string, string>>): CityLanguage[] {
  return CITY_LANGUAGE_CODES.filter((code) => descriptions[code]);
}

/** The language an address asks for; Italian for none or an unknown one. */
export function parseCityLanguage(text: string | null): CityLanguage {
  return CITY_LANGUAGE_CODES.find((code) => code === text) ?? "it";
}
