import { type RenderResult, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SiteProvider } from "#app/ui/site.tsx";
import { WordsProvider } from "#app/ui/words/words-context.tsx";
import type { Language } from "#domain/languages.ts";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";

interface RenderOnSiteOptions {
  /** A further wrapper. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** Overrides the default configuration. */
  site?: CompanyConfiguration;
  language?: Language;
}

/** Renders a component inside the providers of site configuration and words, as the server does. */
export function renderOnSite(
  ui: ReactNode,
  { wrapper: Outer, site = TEST_SITE, language = "it" }: RenderOnSiteOptions = {},
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider value={wordsOf(language)}>
      <SiteProvider site={site}>{Outer ? <Outer>{children}</Outer> : children}</SiteProvider>
    </WordsProvider>
  );
  return render(ui, { wrapper });
}

/** Returns the HTML that the server sends for a component. */
export function renderHtmlOnSite(
  ui: ReactNode,
  { site = TEST_SITE, language = "it" }: Omit<RenderOnSiteOptions, "wrapper"> = {},
): string {
  return renderToString(
    <WordsProvider value={wordsOf(language)}>
      <SiteProvider site={site}>{ui}</SiteProvider>
    </WordsProvider>,
  );
}
