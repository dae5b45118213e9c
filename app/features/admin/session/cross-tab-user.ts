import { deleteDraftsOf } from "#app/ui/panel/drafts/draft-store.ts";

/** Where a browser keeps whose panel is open in it, so that its windows hear of each other. */
const STORAGE_KEY = "pannello.utente";

/** Says in every window of the browser who is signed in; said again by the same person, it tells that they are back. */
export function broadcastSignedInUser(userId: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, since: Date.now() }));
  } catch {
    // A browser that keeps nothing: each window is on its own.
  }
}

/** Who was signed in last, in any window; null where nobody is known. */
function readLastUserId(): string | null {
  try {
    return parseUserId(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

/** Signing out leaves nothing behind of what the person typed. */
export function deleteOwnDrafts(): void {
  const userId = readLastUserId();
  if (userId) deleteDraftsOf(userId);
}

/** Hears of who signs in in another window. */
export function subscribeToSignedInUser(listener: (userId: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const userId = key === STORAGE_KEY ? parseUserId(newValue) : null;
    if (userId) listener(userId);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function parseUserId(text: string | null): string | null {
  try {
    const parsed: unknown = JSON.parse(text ?? "null");
    if (typeof parsed !== "object" || parsed === null || !("userId" in parsed)) return null;
    return typeof parsed.userId === "string" ? parsed.userId : null;
  } catch {
    return null;
  }
}
