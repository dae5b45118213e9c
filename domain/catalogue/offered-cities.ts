import { CITY_SLUGS, type City, type CitySlug, findCity, isCitySlug } from "#domain/places.ts";

/** A city that the fixed lists name, and where its page is now (product.md#cities-and-slugs). */
export interface ListedCity {
  /** Its slug in the list of 26, by which the fixed lists know it. */
  listed: CitySlug;
  /** Its present slug: staff may have changed it. */
  slug: string;
}

/** The cities of the list that have a page, in its order; a deactivated one is not among them (product.md#cities-and-slugs). */
export function listedCities(active: readonly City[]): ListedCity[] {
  const withPage = active.filter(({ hasPage }) => hasPage);
  return Object.entries(CITY_SLUGS).flatMap(([listed, name]) => {
    const city = findCity(name, withPage) ?? findCity(listed, withPage);
    return city && isCitySlug(listed) ? [{ listed, slug: city.slug }] : [];
  });
}
