import type { Language } from "#domain/languages.ts";
import { overrideKeysOf } from "#domain/seo-overrides/override-page-types.ts";
import { listUnlinkedLanguages } from "#domain/seo-overrides/seo-override.ts";
import { latestDate } from "./sitemap.ts";
import type { SitemapPage } from "./sitemap-pages.ts";

/** The parts of an override that affect the sitemap. */
export interface SitemapOverride {
  pageType: string;
  slug: string;
  language: Language;
  indexable: boolean;
  canonicalUrl: string | null;
  changed: Date;
}

/**
 * Applies overrides to the sitemap, before the versions of its pages in the languages are listed: a version that is not indexable
 * (product.md#seo-overrides) or has another canonical URL is left out. A change of an override counts as a change of its page.
 */
export function applySitemapOverrides(
  pages: readonly SitemapPage[],
  overrides: readonly SitemapOverride[],
  siteUrl: string,
): SitemapPage[] {
  if (overrides.length === 0) return [...pages];
  const key = (pageType: string, slug: string) => `${pageType} ${slug}`;
  const byKey = Map.groupBy(overrides, (override) => key(override.pageType, override.slug));
  return pages.flatMap((listed): SitemapPage[] => {
    const keys = listed.page ? overrideKeysOf(listed.page) : [];
    const ofPage = keys.flatMap(({ pageType, slug }) => byKey.get(key(pageType, slug)) ?? []);
    // The first key is the most specific one.
    const versions = [...new Map(ofPage.toReversed().map((override) => [override.language, override])).values()];
    if (versions.length === 0) return [listed];
    const changed = latestDate([listed.changed, ...versions.map((override) => override.changed)]);
    const stored = versions.map((version) => ({ ...version, canonicalUrl: version.canonicalUrl || null }));
    return [{ ...listed, changed, unlinkedLanguages: listUnlinkedLanguages(stored, listed.path, siteUrl) }];
  });
}
