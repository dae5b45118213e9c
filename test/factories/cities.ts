import type { City } from "#domain/cities/city.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { CITIES } from "#server/seed/cities.ts";

/** The cities of the seed catalogue, as public pages see them. */
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

/** The places that the search offers for them. */
export const TEST_PLACES = listSearchPlaces(wordsOf("it"), TEST_CITIES, LISTED_PLACES);
