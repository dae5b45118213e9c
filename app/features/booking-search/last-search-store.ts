import { getSearchNow } from "#app/features/booking-search/search-time.ts";
import { type LastSearch, parseLastSearch, serialiseLastSearch } from "#domain/search/last-search.ts";

/** Where the browser keeps it. */
const STORAGE_KEY = "ultima-ricerca";

/** The last search of this browser, as far as it can still be made (product.md#last-search). */
export function readLastSearch(): LastSearch {
  return parseLastSearch(readStoredText(), getSearchNow());
}

/** Keeps what is chosen now; where the browser keeps nothing, nothing is kept. */
export function saveLastSearch(search: LastSearch): void {
  try {
    localStorage.setItem(STORAGE_KEY, serialiseLastSearch(search, readStoredText()));
  } catch {
    // A full or forbidden memory is no reason to stop a search.
  }
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
