import { useSyncExternalStore } from "react";

/** Under B 2.10's 768 px. */
const NARROW = "(width < 768px)";

function subscribe(changed: () => void): () => void {
  const query = typeof matchMedia === "function" ? matchMedia(NARROW) : null;
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}

/** Whether the window is a phone's (B 2.10); false while rendering on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === "function" && matchMedia(NARROW).matches,
    () => false,
  );
}
