import { createContext, use, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

const TakenOverContext = createContext(true);
/** Whether React has taken over the island around. */
export const TakenOver = TakenOverContext.Provider;

/** False on the server and while React takes over the page, true from then on: what works without scripts first gives way to what needs them. */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return use(TakenOverContext) && hydrated;
}
