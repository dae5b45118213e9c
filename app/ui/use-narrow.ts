import { useSyncExternalStore } from "react";

/** A phone's width; the style sheets have the same breakpoint. */
const NARROW = "(width < 52rem)";

function subscribe(onChange: () => void) {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** True on a phone once React is there; false on the server, whose page is the same for every width. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
