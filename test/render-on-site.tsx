import { type RenderResult, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { SiteProvider } from "#app/ui/site.tsx";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { TEST_SITE } from "#test/site.ts";

interface RenderOnSiteOptions {
  /** A further wrapper. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** Overrides the default configuration. */
  site?: CompanyConfiguration;
}

/** Renders a component inside the site configuration's provider, as the root does. */
export function renderOnSite(
  ui: ReactNode,
  { wrapper: Outer, site = TEST_SITE }: RenderOnSiteOptions = {},
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={site}>{Outer ? <Outer>{children}</Outer> : children}</SiteProvider>
  );
  return render(ui, { wrapper });
}
