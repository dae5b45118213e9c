import { CITY_SLUGS, type City, type CitySlug, findCity, isCitySlug } from "#domain/places.ts";

/** A city that the fixed lists of A 2 and A 3 name, and where its page is now. */
export interface ListedCity {
  /** Its slug in A 3, which is how the fixed lists know it. */
  listed: CitySlug;
  /** Its present slug: staff may have changed it. */
  slug: string;
}

/** The cities of A 3 that have a page, in A 3's order; a deactivated one is not among them (B 4). */
export function listedCities(active: readonly City[]): ListedCity[] {
  const withPage = active.filter(({ hasPage }) => hasPage);
  return Object.entries(CITY_SLUGS).flatMap(([listed, name]) => {
    const city = findCity(name, withPage) ?? findCity(listed, withPage);
    return city && isCitySlug(listed) ? [{ listed, slug: city.slug }] : [];
  });
}

/** What the search selects offer (A 9): the active cities that have a place there, in its order. */
export function searchCityNames(active: readonly City[]): string[] {
  return active
    .filter((city) => city.searchPosition !== null)
    .toSorted((a, b) => (a.searchPosition ?? 0) - (b.searchPosition ?? 0))
    .map((city) => city.searchName ?? city.name);
}
