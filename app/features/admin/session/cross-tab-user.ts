import { deleteDraftsOf } from "#app/ui/panel/drafts/draft-store.ts";

/** localStorage key of the signed-in user's id, which synchronises the browser's tabs. */
const STORAGE_KEY = "pannello.utente";

/**
 * Tells the browser's other tabs which user is signed in. Call it again after the same user has signed in again: the other tabs learn of that too.
 */
export function broadcastSignedInUser(userId: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, since: Date.now() }));
  } catch {
    // Without storage the tabs work independently.
  }
}

/** Returns the id of the user who signed in last in any tab, or null. */
function readLastUserId(): string | null {
  try {
    return parseUserId(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

/** Deletes the user's drafts on sign-out. */
export function deleteOwnDrafts(): void {
  const userId = readLastUserId();
  if (userId) deleteDraftsOf(userId);
}

/** Subscribes to sign-ins in other tabs. Returns an unsubscribe function. */
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
