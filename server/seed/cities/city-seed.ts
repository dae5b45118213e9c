import type { Language } from "#domain/languages.ts";

/** A city in the seed files. Its position in the search selects, picture and slug are derived from other data. */
export interface CitySeed {
  name: string;
  slug: string;
  /** Latitude and longitude of the centre, in degrees. */
  latitude: number;
  longitude: number;
  /**
   * The city's names in Italian, English, French, German and Spanish, as far as they differ from `name`; also the slug if it is none of these names.
   */
  aliases: readonly string[];
  /** Name in the search selects when it differs from `name`. */
  searchName?: string;
  /** Null for the five cities without a page. */
  texts: Readonly<Record<Language, string>> | null;
}

export interface CountrySeed {
  /** The Italian name of the country, as on the page "Dove operiamo". */
  country: string;
  timeZone: string;
  cities: readonly (CitySeed & { timeZone?: string })[];
}
