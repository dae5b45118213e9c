import { searchNow } from "#app/features/booking-search/search-clock.ts";
import { type LastSearch, lastSearchText, parseLastSearch } from "#domain/search/last-search.ts";

/** Where the browser keeps it. */
const STORAGE_KEY = "ultima-ricerca";

/** The last search of this browser, as far as it can still be made (product.md#last-search). */
export function readLastSearch(): LastSearch {
  return parseLastSearch(stored(), searchNow());
}

/** Keeps what is chosen now; where the browser keeps nothing, nothing is kept. */
export function keepLastSearch(chosen: LastSearch): void {
  try {
    localStorage.setItem(STORAGE_KEY, lastSearchText(chosen, stored()));
  } catch {
    // A full or forbidden memory is no reason to stop a search.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
