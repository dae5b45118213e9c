import { overrideKeysOf } from "#domain/seo-overrides/override-page-types.ts";
import { latestDate } from "./sitemap.ts";
import type { SitemapPage } from "./sitemap-pages.ts";

/** What an override means for the sitemap. */
export interface SitemapOverride {
  pageType: string;
  slug: string;
  indexable: boolean;
  canonicalUrl: string | null;
  changed: Date;
}

/**
 * The pages as overrides leave them: without those that are not to be found (product.md#seo-overrides) or name another address as the canonical one;
 * an override's own change counts as the page's.
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

/** The page in Italian, of which the override speaks, is at its own address. */
function isItalianAddress({ alternates = [] }: SitemapPage, address: string, siteUrl: string): boolean {
  const italian = alternates.find(({ language }) => language === "it");
  return italian !== undefined && [italian.path, siteUrl + italian.path].includes(address);
}

/** The other languages name each other, and no longer a page whose words are at home elsewhere. */
function withoutItalian({ alternates = [], ...listed }: SitemapPage): SitemapPage {
  const others = alternates.filter(({ language }) => language !== "it" && language !== "x-default");
  return others.length > 1 ? { ...listed, alternates: others } : listed;
}
