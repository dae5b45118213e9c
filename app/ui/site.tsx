import { createContext, type ReactNode, use } from "react";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

const SiteContext = createContext<SiteConfiguration | null>(null);

/** Provides the site configuration; null if the server failed before sending it. */
export function SiteProvider({ site, children }: { site: SiteConfiguration | null; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Returns the company data and the figures of its promises. */
export function useSite(): SiteConfiguration {
  const site = use(SiteContext);
  if (!site) throw new Error("This component must be inside a SiteProvider with a site configuration");
  return site;
}

/** Returns the site configuration on error pages, where it can be missing (null). */
export function useOptionalSite(): SiteConfiguration | null {
  return use(SiteContext);
}
