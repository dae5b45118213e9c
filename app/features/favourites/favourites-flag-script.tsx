import FAVOURITES_FLAG_SCRIPT from "#app/inline/favourites-flag.ts?inline-script";

/** Renders the inline script before the list, on the server only: in the browser React reads the favourites itself. */
export function FavouritesFlagScript() {
  return typeof document === "undefined" ? <script>{FAVOURITES_FLAG_SCRIPT}</script> : null;
}
