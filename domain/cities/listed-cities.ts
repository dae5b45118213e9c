import { CITY_SLUGS, type City, type CitySlug, findCity, isCitySlug } from "#domain/cities/city.ts";

/** A city of the fixed lists and its current page (product.md#cities-and-slugs). */
export interface ListedCity {
  /** The city's slug in `CITY_SLUGS`. */
  listed: CitySlug;
  /** Current slug of its page, which staff may have changed; null if the city has no page. */
  slug: string | null;
}

/** Returns the listed cities that are active, in list order (product.md#cities-and-slugs). */
export function findListedCities(active: readonly City[]): ListedCity[] {
  return Object.entries(CITY_SLUGS).flatMap(([listed, name]) => {
    const city = findCity(name, active) ?? findCity(listed, active);
    return city && isCitySlug(listed) ? [{ listed, slug: city.hasPage ? city.slug : null }] : [];
  });
}
