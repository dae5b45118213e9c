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
 * Applies overrides to the sitemap: removes pages that are not indexable (product.md#seo-overrides) or have another canonical URL. A change of an
 * override counts as a change of its page.
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
    const ownUrls = [null, "", listed.path, siteUrl + listed.path];
    if (!override.indexable) return [];
    if (listed.isTranslation)
      return [
        override.canonicalUrl && !isItalianAddress(listed, override.canonicalUrl, siteUrl)
          ? withoutItalian(listed)
          : listed,
      ];
    if (!ownUrls.includes(override.canonicalUrl)) return [];
    return [{ ...listed, changed: latestDate([listed.changed, override.changed]) }];
  });
}

/** Whether the URL is the Italian page, to which the override applies. */
function isItalianAddress({ alternates = [] }: SitemapPage, address: string, siteUrl: string): boolean {
  const italian = alternates.find(({ language }) => language === "it");
  return italian !== undefined && [italian.path, siteUrl + italian.path].includes(address);
}

/** Removes the Italian page from the language alternates, because it has another canonical URL. */
function withoutItalian({ alternates = [], ...listed }: SitemapPage): SitemapPage {
  const others = alternates.filter(({ language }) => language !== "it" && language !== "x-default");
  return others.length > 1 ? { ...listed, alternates: others } : listed;
}
