import { CITY_SLUGS, type City, type CitySlug, findCity, isCitySlug } from "#domain/cities/city.ts";

/** A city that the fixed lists name, and where its page is now (product.md#cities-and-slugs). */
export interface ListedCity {
  /** Its slug in the list of 26, by which the fixed lists know it. */
  listed: CitySlug;
  /** The present slug of its page, which staff may have changed; null for a city without a page. */
  slug: string | null;
}

/** The active cities of the list, in its order; a deactivated one is not among them (product.md#cities-and-slugs). */
export function findListedCities(active: readonly City[]): ListedCity[] {
  return Object.entries(CITY_SLUGS).flatMap(([listed, name]) => {
    const city = findCity(name, active) ?? findCity(listed, active);
    return city && isCitySlug(listed) ? [{ listed, slug: city.hasPage ? city.slug : null }] : [];
  });
}
