import { FAVOURITES_KEY } from "#app/features/favourites/favourites-store.ts";

/** Runs before the list of favourites is painted. It marks <html> if this browser has favourites, so that the "no favourites" text does not flash. */
export default function flagFavourites(): void {
  try {
    if ((localStorage.getItem(FAVOURITES_KEY) || "[]") !== "[]") document.documentElement.dataset.hasFavourites = "";
  } catch {
    // No storage access: no favourites.
  }
}
