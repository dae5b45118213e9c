import type { CityLanguage } from "#domain/languages.ts";

/** A city as these files write it; place in the selects, picture and slug of the page follow from the rest. */
export interface CitySeed {
  name: string;
  slug: string;
  /** Degrees north and east of the city's centre. */
  latitude: number;
  longitude: number;
  /** Names in it, en, fr, de and es that differ from `name`, and the slug where it is no name of its own. */
  aliases: readonly string[];
  /** How the search selects write it where that differs from `name`. */
  searchName?: string;
  /** Null for the five cities that are only searched. */
  texts: Readonly<Record<CityLanguage, string>> | null;
}

export interface CountrySeed {
  /** Italian name, as in the coverage section. */
  country: string;
  timeZone: string;
  cities: readonly (CitySeed & { timeZone?: string })[];
}
