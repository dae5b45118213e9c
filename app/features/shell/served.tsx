import { createContext, type ReactNode, use } from "react";
import type { Served } from "#domain/catalogue/served.ts";

const ServedContext = createContext<Served | null>(null);

/** Hands what the company serves to everything below; null where the server did not get so far as to send it. */
export function ServedProvider({ served, children }: { served: Served | null; children: ReactNode }) {
  return <ServedContext value={served}>{children}</ServedContext>;
}

/** What the company serves, so that nothing points at what is not there; null where it is not known, and then nothing is left out. */
export const useServed = (): Served | null => use(ServedContext);
