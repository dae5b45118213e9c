import { useSyncExternalStore } from "react";
import { readFavourites, subscribeToFavourites } from "./favourites-store.ts";

const SERVER_FAVOURITES: readonly string[] = [];

/** The cars a visitor keeps aside, by slug, in this browser only; none on the server and while React takes over. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribeToFavourites, readFavourites, () => SERVER_FAVOURITES);
}
