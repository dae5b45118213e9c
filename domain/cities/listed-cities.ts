import { CITY_SLUGS, type City, type CitySlug, findCity, isCitySlug } from "#domain/cities/city.ts";

/** A city of the fixed lists and its current page (product.md#cities-and-slugs). */
export interface ListedCity {
  /** The city's slug in `CITY_SLUGS`. */
  listed: CitySlug;
  /** Current slug of its page, which staff may have changed; null if the city has no page. */
  slug: string | null;
}

/** A city that staff added, with its page. */
export type AddedCity = Pick<City, "name" | "slug" | "country">;

/** Returns the active cities with a page that are in no fixed list. */
export function findAddedCities(active: readonly City[]): AddedCity[] {
  const listed = new Set(
    Object.entries(CITY_SLUGS).map(([slug, name]) => (findCity(name, active) ?? findCity(slug, active))?.slug),
  );
  return active
    .filter(({ slug, hasPage }) => hasPage && !listed.has(slug))
    .map(({ name, slug, country }) => ({ name, slug, country }));
}

/** Returns the listed cities that are active, in list order (product.md#cities-and-slugs). */
export function findListedCities(active: readonly City[]): ListedCity[] {
  return Object.entries(CITY_SLUGS).flatMap(([listed, name]) => {
    const city = findCity(name, active) ?? findCity(listed, active);
    return city && isCitySlug(listed) ? [{ listed, slug: city.hasPage ? city.slug : null }] : [];
  });
}
