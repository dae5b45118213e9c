import FAVOURITES_FLAG_SCRIPT from "#app/inline/favourites-flag.ts?inline-script";

/** Stands before the list, drawn by the server only: in the browser React knows what is kept. */
export function FavouritesFlagScript() {
  return typeof document === "undefined" ? <script>{FAVOURITES_FLAG_SCRIPT}</script> : null;
}
