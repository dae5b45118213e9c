import { useCallback, useSyncExternalStore } from "react";
import { NARROW, PANEL_PHONE, PANEL_TABLET } from "#app/ui/breakpoints.ts";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";

/** Whether the window matches a media query; false while rendering on the server. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = mediaOf(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query)?.matches ?? false,
    () => false,
  );
}

/** jsdom has no `matchMedia`. */
const mediaOf = (query: string) => (typeof matchMedia === "function" ? matchMedia(query) : null);

/** Whether a public page is on a phone, once React has hydrated it: the page from the server is the same for every width. */
export function useNarrow(): boolean {
  const isNarrow = useMediaQuery(NARROW);
  return useHydrated() && isNarrow;
}

/** Whether the panel is on a phone (product.md#panel-shell). */
export const usePhone = () => useMediaQuery(PANEL_PHONE);

/** Whether the panel is on a tablet. */
export const useTablet = () => useMediaQuery(PANEL_TABLET);
