import { useCallback, useSyncExternalStore } from "react";
import { NARROW_QUERY, PANEL_PHONE_QUERY, PANEL_TABLET_QUERY } from "#app/ui/breakpoints.ts";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";

/** Whether the browser window matches a media query; false while rendering on the server. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMediaIfSupported(query);
      media?.addEventListener("change", onChange);
      return () => media?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMediaIfSupported(query)?.matches ?? false,
    () => false,
  );
}

/** Returns the state of a media query, or null if `matchMedia` is missing, as in jsdom. */
const matchMediaIfSupported = (query: string) => (typeof matchMedia === "function" ? matchMedia(query) : null);

/** Whether a public page is narrow. False until React has hydrated it, since the server's page is the same for every width. */
export function useIsNarrow(): boolean {
  const isNarrow = useMediaQuery(NARROW_QUERY);
  return useIsHydrated() && isNarrow;
}

/** Whether the panel is on a phone (product.md#panel-shell). */
export const useIsPhone = () => useMediaQuery(PANEL_PHONE_QUERY);

/** Whether the panel is on a tablet. */
export const useIsTablet = () => useMediaQuery(PANEL_TABLET_QUERY);
