import { useSyncExternalStore } from "react";

/** Whether the window is a phone's, under 768 px (product.md#panel-shell); false while rendering on the server. */
export const usePhone = mediaHook("(width < 48rem)");

/** Whether the window is a tablet's, up to 1024 px; false while rendering on the server. */
export const useTablet = mediaHook("(48rem <= width <= 64rem)");

function mediaHook(media: string): () => boolean {
  const query = () => (typeof matchMedia === "function" ? matchMedia(media) : null);
  const subscribe = (changed: () => void) => {
    const watched = query();
    watched?.addEventListener("change", changed);
    return () => watched?.removeEventListener("change", changed);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => query()?.matches ?? false,
      () => false,
    );
}
