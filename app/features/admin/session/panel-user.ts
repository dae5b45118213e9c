import { dropDraftsOf } from "#app/ui/panel/drafts/draft-store.ts";

/** Where a browser keeps whose panel is open in it, so that its windows hear of each other. */
const KEY = "pannello.utente";

/** Says in every window of the browser who is signed in; said again by the same person, it tells that they are back. */
export function announceUser(userId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, since: Date.now() }));
  } catch {
    // A browser that keeps nothing: each window is on its own.
  }
}

/** Who was signed in last, in any window; null where nobody is known. */
function lastUser(): string | null {
  try {
    return userIn(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Signing out leaves nothing behind of what the person typed. */
export function dropOwnDrafts(): void {
  const userId = lastUser();
  if (userId) dropDraftsOf(userId);
}

/** Hears of who signs in in another window. */
export function watchUsers(listener: (userId: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const userId = key === KEY ? userIn(newValue) : null;
    if (userId) listener(userId);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function userIn(text: string | null): string | null {
  try {
    const read: unknown = JSON.parse(text ?? "null");
    if (typeof read !== "object" || read === null || !("userId" in read)) return null;
    return typeof read.userId === "string" ? read.userId : null;
  } catch {
    return null;
  }
}
