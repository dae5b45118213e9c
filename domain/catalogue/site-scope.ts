import { type City, type CitySlug, COVERAGE, LEADING_CITIES } from "#domain/cities/city.ts";
import { findListedCities } from "#domain/cities/listed-cities.ts";

/** What the company offers today, for texts and links that every page shows. */
export interface SiteScope {
  /** The countries with an active city, in the company's order. */
  countries: readonly string[];
  /** The main active cities with a page, in the company's order; at most `MAX_LEADING_CITIES`. */
  leadingCities: readonly string[];
  /** Current page slug of each active city with a page, by its slug in the fixed lists. */
  cityPages: Partial<Record<CitySlug, string>>;
  /** Whether jets are offered and there are any. */
  jets: boolean;
  /** Whether there is a magazine with an article. */
  articles: boolean;
}

/** Derives the scope from the active cities and the numbers of jets and articles. */
export function toSiteScope(
  cities: readonly City[],
  { jets, articles }: { jets: number; articles: boolean },
): SiteScope {
  return {
    countries: listCountryNames(cities),
    leadingCities: listLeadingCities(cities),
    cityPages: Object.fromEntries(
      findListedCities(cities).flatMap(({ listed, slug }) => (slug ? [[listed, slug]] : [])),
    ),
    jets: jets > 0,
    articles,
  };
}

/** Returns the names of the cities' countries in the company's fixed order. */
export function listCountryNames(cities: readonly Pick<City, "country">[]): string[] {
  const remaining = new Set(cities.map(({ country }) => country));
  const known = COVERAGE.flatMap(({ name }) => (remaining.delete(name) ? [name] : []));
  return [...known, ...remaining];
}

/** Maximum number of cities that a short text names. */
const MAX_LEADING_CITIES = 7;

/** Returns the names of the main cities: first the seven that lead every list, then others that have a page. */
export function listLeadingCities(cities: readonly Pick<City, "name" | "hasPage">[]): string[] {
  const remaining = new Set(cities.filter(({ hasPage }) => hasPage).map(({ name }) => name));
  const leading = LEADING_CITIES.filter((name) => remaining.delete(name));
  return [...leading, ...remaining].slice(0, MAX_LEADING_CITIES);
}
