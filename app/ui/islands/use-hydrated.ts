import { createContext, use, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

const HydratedContext = createContext(true);
/** Whether React has taken over the island around. */
export const HydratedProvider = HydratedContext.Provider;

/** False on the server and while React takes over the page, true from then on: what works without scripts first gives way to what needs them. */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return use(HydratedContext) && isHydrated;
}
