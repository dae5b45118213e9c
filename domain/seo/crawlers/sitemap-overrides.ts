import { overrideKeysOf } from "#domain/seo-overrides/override-page-types.ts";
import { latestDate } from "./sitemap.ts";
import type { SitemapPage } from "./sitemap-pages.ts";

/** The parts of an override that affect the sitemap. */
export interface SitemapOverride {
  pageType: string;
  slug: string;
  indexable: boolean;
  canonicalUrl: string | null;
  changed: Date;
}

/**
 * Applies overrides to the sitemap, before the versions of its pages in other languages are listed: removes pages that are not indexable
 * (product.md#seo-overrides), and the Italian version of those with another canonical URL. A change of an override counts as a change of its page.
 */
export function applySitemapOverrides(
  pages: readonly SitemapPage[],
  overrides: readonly SitemapOverride[],
  siteUrl: string,
): SitemapPage[] {
  if (overrides.length === 0) return [...pages];
  const key = (pageType: string, slug: string) => `${pageType} ${slug}`;
  const byKey = new Map(overrides.map((override) => [key(override.pageType, override.slug), override]));
  return pages.flatMap((listed): SitemapPage[] => {
    const keys = listed.page ? overrideKeysOf(listed.page) : [];
    const override = keys
      .map(({ pageType, slug }) => byKey.get(key(pageType, slug)))
      .find((found) => found !== undefined);
    if (!override) return [listed];
    if (!override.indexable) return [];
    const hasItalian = [null, "", listed.path, siteUrl + listed.path].includes(override.canonicalUrl);
    return [{ ...listed, changed: latestDate([listed.changed, override.changed]), hasItalian }];
  });
}
