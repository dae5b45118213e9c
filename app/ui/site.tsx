import { createContext, type ReactNode, use } from "react";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

const SiteContext = createContext<SiteConfiguration | null>(null);

/** Hands the site configuration to everything below; null where the server did not get so far as to send it. */
export function SiteProvider({ site, children }: { site: SiteConfiguration | null; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Who the company is, and the figures it promises by. */
export function useSite(): SiteConfiguration {
  const site = use(SiteContext);
  if (!site) throw new Error("There is no SiteProvider with a site configuration around this component");
  return site;
}

/** The same for what is shown in place of a page, where it may be missing. */
export function useOptionalSite(): SiteConfiguration | null {
  return use(SiteContext);
}
