import { isSlugShaped } from "#domain/slug.ts";

/** Where the browser keeps them; a JSON list of slugs, the first chosen first. */
export const FAVOURITES_KEY = "preferiti";
/** More than anybody compares, and few enough for one address of the API. */
export const MAX_FAVOURITES = 60;

const NO_FAVOURITES: readonly string[] = [];
const listeners = new Set<() => void>();
let cachedText: string | null = null;
let cachedFavourites: readonly string[] = NO_FAVOURITES;

/** The same list object until it changes. Whatever else lies under the key counts as nothing. */
export function readFavourites(): readonly string[] {
  const text = readStorage();
  if (text !== cachedText) {
    cachedText = text;
    cachedFavourites = parseFavourites(text);
  }
  return cachedFavourites;
}

/** Keeps a car aside, or no longer; the newest is the last. Past the limit the oldest goes. */
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
    // A browser that keeps nothing: the list lasts as long as the page.
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

/** Calls `listener` with every change, also of another tab; returns what ends that. */
export function subscribeToFavourites(listener: () => void): () => void {
  // Another tab of the same visitor may change the list.
  const onStorage = (event: StorageEvent) => {
    if (event.key === FAVOURITES_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  // The browser may show a page again, as it was left; another one has changed the list since.
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
}
