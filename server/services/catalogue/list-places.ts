import { LISTED_PLACES, type ListedPlace, placeWithSlug } from "#domain/delivery/listed-places.ts";
import { everyPlace, type SearchPlace, searchPlaces } from "#domain/search/search-places.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";

export interface ServedPlace extends SearchPlace {
  kind: "city" | ListedPlace["kind"];
}

/** Every place the search offers, in its order (product.md#search-cities). */
export async function listPlaces(ctx: AppContext): Promise<ServedPlace[]> {
  const places = everyPlace(searchPlaces(await listActiveCities(ctx.db), LISTED_PLACES));
  return places.map((place) => ({ ...place, kind: placeWithSlug(place.value)?.kind ?? "city" }));
}
