import { useSyncExternalStore } from "react";
import { readFavourites, subscribeToFavourites } from "./favourites-store.ts";

const SERVER_FAVOURITES: readonly string[] = [];

/** Returns the slugs of this browser's favourites; empty on the server and during hydration. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribeToFavourites, readFavourites, () => SERVER_FAVOURITES);
}
