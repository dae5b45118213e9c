import { type City, type CitySlug, COVERAGE } from "#domain/cities/city.ts";
import { findListedCities } from "#domain/cities/listed-cities.ts";

/** What the company serves today, as far as the site speaks of it around every page. */
export interface SiteScope {
  /** Of the active cities. */
  countries: number;
  /** The present slug of each active city that has a page, by the slug under which the fixed lists know it. */
  cityPages: Partial<Record<CitySlug, string>>;
  /** Whether a jet can be asked for. */
  jets: boolean;
}

/** What the company serves with these active cities and so many jets. */
export function toSiteScope(cities: readonly City[], jets: number): SiteScope {
  return {
    countries: countCountries(cities),
    cityPages: Object.fromEntries(
      findListedCities(cities).flatMap(({ listed, slug }) => (slug ? [[listed, slug]] : [])),
    ),
    jets: jets > 0,
  };
}

/** How many countries have a city among these. */
export const countCountries = (cities: readonly Pick<City, "country">[]): number =>
  new Set(cities.map(({ country }) => country)).size;

/** The names of the countries with a city among these, in the order in which the company says them. */
export function listCountryNames(cities: readonly Pick<City, "country">[]): string[] {
  const remaining = new Set(cities.map(({ country }) => country));
  const known = COVERAGE.flatMap(({ name }) => (remaining.delete(name) ? [name] : []));
  return [...known, ...remaining];
}

const WORDS = ["due", "tre", "quattro", "cinque", "sei"];

/** "un Paese", "sei Paesi", "12 Paesi". */
export function countriesLabel(countries: number): string {
  return countries === 1 ? "un Paese" : `${WORDS[countries - 2] ?? countries} Paesi`;
}
