import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import type { City } from "#domain/places.ts";
import { searchPlaces } from "#domain/search/search-places.ts";
import { CITIES } from "#server/seed/cities.ts";

/** The cities of the starting catalogue, as public pages know them. */
export const TEST_CITIES: readonly City[] = CITIES.map((row) => ({
  id: row.slug,
  name: row.name,
  slug: row.slug,
  country: row.country,
  timeZone: row.timeZone,
  latitude: row.latitude,
  longitude: row.longitude,
  aliases: row.aliases ?? [],
  active: true,
  hasPage: row.hasPage ?? true,
  searchPosition: row.searchPosition ?? null,
  searchName: row.searchName ?? null,
}));

/** What the search offers of them. */
export const TEST_PLACES = searchPlaces(TEST_CITIES, LISTED_PLACES);
