import { FAVOURITES_KEY } from "#app/features/favourites/favourites-store.ts";

/** Runs before the list of favourites is painted: says on <html> that this browser keeps cars, so that the list does not begin with having none. */
export default function flagFavourites(): void {
  try {
    if ((localStorage.getItem(FAVOURITES_KEY) || "[]") !== "[]") document.documentElement.dataset.hasFavourites = "";
  } catch {
    // A browser that keeps nothing keeps no cars.
  }
}
