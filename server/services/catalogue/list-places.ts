import { findListedPlaceBySlug, LISTED_PLACES, type ListedPlace } from "#domain/delivery/listed-places.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import { listAllPlaces, type SearchPlace } from "#domain/search/search-places.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";

export interface SearchablePlace extends SearchPlace {
  kind: "city" | ListedPlace["kind"];
}

/** Lists all places that the search form offers, in the order of the form (product.md#search-cities). */
export async function listPlaces(ctx: AppContext): Promise<SearchablePlace[]> {
  const places = listAllPlaces(listSearchPlaces(wordsOf("it"), await listActiveCities(ctx.db), LISTED_PLACES));
  return places.map((place) => ({ ...place, kind: findListedPlaceBySlug(place.value)?.kind ?? "city" }));
}
