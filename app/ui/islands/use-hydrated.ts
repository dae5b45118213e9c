import { createContext, use, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

const HydratedContext = createContext(true);
/** Provides whether the surrounding island is hydrated. */
export const HydratedProvider = HydratedContext.Provider;

/** Returns false on the server and during hydration, then true. Components use it to replace fallbacks that work without scripts. */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return use(HydratedContext) && isHydrated;
}
