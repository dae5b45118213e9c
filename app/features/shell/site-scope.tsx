import { createContext, type ReactNode, use } from "react";
import type { SiteScope } from "#domain/catalogue/site-scope.ts";

const SiteScopeContext = createContext<SiteScope | null>(null);

/** Hands what the company serves to everything below; null where the server did not get so far as to send it. */
export function SiteScopeProvider({ served: scope, children }: { served: SiteScope | null; children: ReactNode }) {
  return <SiteScopeContext value={scope}>{children}</SiteScopeContext>;
}

/** What the company serves, so that nothing points at what is not there; null where it is not known, and then nothing is left out. */
export const useSiteScope = (): SiteScope | null => use(SiteScopeContext);
