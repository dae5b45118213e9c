import { isSlugShaped } from "#domain/slug.ts";

/** The localStorage key: a JSON array of slugs, oldest first. */
export const FAVOURITES_KEY = "preferiti";
/** More than anyone compares, and few enough for one URL of the API. */
export const MAX_FAVOURITES = 60;

const NO_FAVOURITES: readonly string[] = [];
const listeners = new Set<() => void>();
let cachedText: string | null = null;
let cachedFavourites: readonly string[] = NO_FAVOURITES;

/** Returns the favourites' slugs; the same array until they change. Invalid stored values count as none. */
export function readFavourites(): readonly string[] {
  const text = readStorage();
  if (text !== cachedText) {
    cachedText = text;
    cachedFavourites = parseFavourites(text);
  }
  return cachedFavourites;
}

/** Adds or removes a favourite. The newest is last; above the limit the oldest is dropped. */
export function toggleFavourite(slug: string): void {
  const current = readFavourites();
  const next = current.includes(slug)
    ? current.filter((other) => other !== slug)
    : [...current, slug].slice(-MAX_FAVOURITES);
  cachedText = JSON.stringify(next);
  cachedFavourites = next;
  try {
    localStorage.setItem(FAVOURITES_KEY, cachedText);
  } catch {
    // Storage is unavailable: the list lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(FAVOURITES_KEY);
  } catch {
    return cachedText;
  }
}

function parseFavourites(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return NO_FAVOURITES;
    const slugs = list.filter((slug): slug is string => typeof slug === "string" && isSlugShaped(slug));
    return [...new Set(slugs)].slice(-MAX_FAVOURITES);
  } catch {
    return NO_FAVOURITES;
  }
}

/** Calls `listener` on every change, also by another tab. Returns the unsubscribe function. */
export function subscribeToFavourites(listener: () => void): () => void {
  // Another tab of the same visitor may change the list.
  const onStorage = (event: StorageEvent) => {
    if (event.key === FAVOURITES_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  // The browser may restore a page from its back/forward cache after another page changed the list.
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
}
