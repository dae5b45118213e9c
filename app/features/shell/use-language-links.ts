import { useLocation, useMatches, useRouteError } from "react-router";
import { useOptionalSite } from "#app/ui/site.tsx";
import { usePageLanguage } from "#app/ui/words/words-context.tsx";
import type { Language } from "#domain/languages.ts";
import { addressInLanguage, type LinkedPage } from "#domain/routes/language-versions.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";

export interface LanguageLink {
  language: Language;
  href: string;
  isCurrent: boolean;
  /** Whether the page exists in the language; otherwise the link leads to a page above it. */
  isSamePage: boolean;
}

/** Returns a link for each language of the site; none if the site has only one (product.md#languages). */
export function useLanguageLinks(): LanguageLink[] {
  const siteLanguages = useOptionalSite()?.languages ?? [];
  const current = usePageLanguage();
  const page = useLinkedPage(siteLanguages);
  if (siteLanguages.length < 2) return [];
  return siteLanguages.map((language) => ({
    language,
    href: addressInLanguage(page, language),
    isCurrent: language === current,
    isSamePage: page.languages.includes(language),
  }));
}

/** Returns the page from its location and head. An error page exists in no language: its links lead to the home page. */
function useLinkedPage(siteLanguages: readonly Language[]): LinkedPage {
  const { pathname: path, search } = useLocation();
  const hasFailed = (useRouteError() ?? null) !== null;
  const head = findHead(useMatches().at(-1)?.loaderData);
  return {
    path,
    search,
    languages: hasFailed ? [] : (head?.languages ?? siteLanguages),
    crumbs: hasFailed ? [] : (head?.crumbs ?? []),
  };
}

/** Returns the head in a page's loader data, if it has one. */
function findHead(loaderData: unknown): Partial<PageHead> | null {
  const head: unknown = loaderData && typeof loaderData === "object" && "head" in loaderData ? loaderData.head : null;
  return head && typeof head === "object" ? head : null;
}
