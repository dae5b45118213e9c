import { useSyncExternalStore } from "react";
import { NARROW } from "#app/ui/breakpoints.ts";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";

function subscribe(onChange: () => void) {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** True on a phone once React is there; false on the server, whose page is the same for every width. */
export function useNarrow(): boolean {
  const narrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
  return useHydrated() && narrow;
}
