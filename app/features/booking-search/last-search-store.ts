import { getSearchNow } from "#app/features/booking-search/search-time.ts";
import { type LastSearch, parseLastSearch, serialiseLastSearch } from "#domain/search/last-search.ts";

const STORAGE_KEY = "ultima-ricerca";

/** Returns the last search of this browser, without dates that have passed (product.md#last-search). */
export function readLastSearch(): LastSearch {
  return parseLastSearch(readStoredText(), getSearchNow());
}

/** Saves the current search in localStorage. Does nothing when storage is unavailable. */
export function saveLastSearch(search: LastSearch): void {
  try {
    localStorage.setItem(STORAGE_KEY, serialiseLastSearch(search, readStoredText()));
  } catch {
    // Storage that is full or blocked must not prevent a search.
  }
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
