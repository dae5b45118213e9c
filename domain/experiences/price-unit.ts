import type { Language } from "#domain/languages.ts";

const WEEKENDS: Readonly<Record<Language, string>> = {
  it: "weekend",
  en: "weekend",
  fr: "week-end",
  de: "Wochenende",
  es: "fin de semana",
};

/** Returns what an experience's price is for in a language, from the stored Italian: "Wochenende". A unit other than the usual one stays as it is. */
export const priceUnitIn = (language: Language, unit: string): string =>
  unit === WEEKENDS.it ? WEEKENDS[language] : unit;
