import { useSyncExternalStore } from "react";

/** A phone: under 768 px. */
const NARROW = "(width < 48rem)";

function subscribe(changed: () => void): () => void {
  const query = typeof matchMedia === "function" ? matchMedia(NARROW) : null;
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}

/** Whether the window is a phone's (product.md#panel-shell); false while rendering on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === "function" && matchMedia(NARROW).matches,
    () => false,
  );
}
