import { type City, type CitySlug, COVERAGE } from "#domain/cities/city.ts";
import { findListedCities } from "#domain/cities/listed-cities.ts";

/** What the company offers today, for texts and links that every page shows. */
export interface SiteScope {
  /** Number of countries with an active city. */
  countries: number;
  /** Current page slug of each active city with a page, by its slug in the fixed lists. */
  cityPages: Partial<Record<CitySlug, string>>;
  /** Whether jet enquiries are offered. */
  jets: boolean;
}

/** Derives the scope from the active cities and the number of jets. */
export function toSiteScope(cities: readonly City[], jets: number): SiteScope {
  return {
    countries: countCountries(cities),
    cityPages: Object.fromEntries(
      findListedCities(cities).flatMap(({ listed, slug }) => (slug ? [[listed, slug]] : [])),
    ),
    jets: jets > 0,
  };
}

/** Returns the number of countries of the cities. */
export const countCountries = (cities: readonly Pick<City, "country">[]): number =>
  new Set(cities.map(({ country }) => country)).size;

/** Returns the names of the cities' countries in the company's fixed order. */
export function listCountryNames(cities: readonly Pick<City, "country">[]): string[] {
  const remaining = new Set(cities.map(({ country }) => country));
  const known = COVERAGE.flatMap(({ name }) => (remaining.delete(name) ? [name] : []));
  return [...known, ...remaining];
}

const WORDS = ["due", "tre", "quattro", "cinque", "sei"];

/** Returns "un Paese", "sei Paesi", "12 Paesi". */
export function countriesLabel(countries: number): string {
  return countries === 1 ? "un Paese" : `${WORDS[countries - 2] ?? countries} Paesi`;
}
