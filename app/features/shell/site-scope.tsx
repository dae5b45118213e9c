import { createContext, type ReactNode, use } from "react";
import { useOptionalSite } from "#app/ui/site.tsx";
import type { SiteScope } from "#domain/catalogue/site-scope.ts";
import { isPathOffered } from "#domain/offers/offers.ts";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";

const SiteScopeContext = createContext<SiteScope | null>(null);

/** Provides what the company serves to all descendants; null when the server failed before it had read the scope. */
export function SiteScopeProvider({ served: scope, children }: { served: SiteScope | null; children: ReactNode }) {
  return <SiteScopeContext value={scope}>{children}</SiteScopeContext>;
}

/** Returns whether a page is linked: its offer is switched on (product.md#offers), and has something to show: jets, or articles. */
export function useIsLinked(): (path: string) => boolean {
  // An error page may lack the configuration: then nothing is left out.
  const offers = useOptionalSite()?.offers;
  const siteScope = useSiteScope();
  const hasJets = siteScope?.jets !== false;
  const hasArticles = siteScope?.articles !== false;
  return (path) =>
    offers === undefined ||
    isPathOffered(splitLanguagePrefix(path).path, {
      ...offers,
      jets: offers.jets && hasJets,
      magazine: offers.magazine && hasArticles,
    });
}

/** Returns what the company serves, so that components can omit links to empty pages. Null when unknown: then they omit nothing. */
export const useSiteScope = (): SiteScope | null => use(SiteScopeContext);
