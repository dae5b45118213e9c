import type { CityLanguage } from "#domain/languages.ts";

/** A city in the seed files; select position, picture and slug are derived. */
export interface CitySeed {
  name: string;
  slug: string;
  /** Latitude and longitude of the centre, in degrees. */
  latitude: number;
  longitude: number;
  /** Names in it, en, fr, de and es that differ from `name`, and the slug if it is not one of them. */
  aliases: readonly string[];
  /** Name in the search selects when it differs from `name`. */
  searchName?: string;
  /** Null for the five cities without a page. */
  texts: Readonly<Record<CityLanguage, string>> | null;
}

export interface CountrySeed {
  /** Italian name, as in the coverage section. */
  country: string;
  timeZone: string;
  cities: readonly (CitySeed & { timeZone?: string })[];
}
