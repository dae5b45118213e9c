import { createContext, type ReactNode, use } from "react";
import type { SiteScope } from "#domain/catalogue/site-scope.ts";

const SiteScopeContext = createContext<SiteScope | null>(null);

/** Provides what the company serves to all descendants; null when the server failed before it had read the scope. */
export function SiteScopeProvider({ served: scope, children }: { served: SiteScope | null; children: ReactNode }) {
  return <SiteScopeContext value={scope}>{children}</SiteScopeContext>;
}

/** Returns what the company serves, so that components can omit links to empty pages. Null when unknown: then they omit nothing. */
export const useSiteScope = (): SiteScope | null => use(SiteScopeContext);
