import { type RenderResult, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { SiteProvider } from "#app/ui/site.tsx";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { TEST_SITE } from "#test/site.ts";

interface RenderOnSiteOptions {
  /** What else stands around it. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** Where settings other than a new installation's matter. */
  site?: CompanyConfiguration;
}

/** Renders something that is handed the site configuration, as everything below the root is. */
export function renderOnSite(
  ui: ReactNode,
  { wrapper: Outer, site = TEST_SITE }: RenderOnSiteOptions = {},
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={site}>{Outer ? <Outer>{children}</Outer> : children}</SiteProvider>
  );
  return render(ui, { wrapper });
}
