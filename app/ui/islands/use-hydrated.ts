import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and while React takes over the page, true from then on: what works without scripts first gives way to what needs them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
