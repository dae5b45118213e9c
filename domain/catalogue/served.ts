import type { City } from "#domain/places.ts";

/** What the company serves today, as far as the site speaks of it around every page. */
export interface Served {
  /** Of the active cities. */
  countries: number;
  /** Slugs of the active cities. */
  cities: string[];
  /** Whether a jet can be asked for. */
  jets: boolean;
}

export function servedBy(cities: readonly Pick<City, "slug" | "country">[], jets: number): Served {
  return {
    countries: countCountries(cities),
    cities: cities.map(({ slug }) => slug),
    jets: jets > 0,
  };
}

export const countCountries = (cities: readonly Pick<City, "country">[]): number =>
  new Set(cities.map(({ country }) => country)).size;

const WORDS = ["due", "tre", "quattro", "cinque", "sei"];

/** "un Paese", "sei Paesi", "12 Paesi". */
export function countriesLabel(countries: number): string {
  return countries === 1 ? "un Paese" : `${WORDS[countries - 2] ?? countries} Paesi`;
}
