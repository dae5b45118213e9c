import { type RenderResult, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { SiteProvider } from "#app/ui/site.tsx";
import { TEST_SITE } from "#test/site.ts";

interface Surroundings {
  /** What else stands around it. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/** Renders something that is handed the site configuration, as everything below the root is. */
export function renderOnSite(ui: ReactNode, { wrapper: Outer }: Surroundings = {}): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={TEST_SITE}>{Outer ? <Outer>{children}</Outer> : children}</SiteProvider>
  );
  return render(ui, { wrapper });
}
