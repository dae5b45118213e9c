import { overrideKeysOf } from "#domain/seo/overrides/override-page-types.ts";
import { latest } from "./sitemap.ts";
import type { ListedPage } from "./sitemap-pages.ts";

/** What an override means for the sitemap. */
export interface OverrideMark {
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
export function withOverrides(
  pages: readonly ListedPage[],
  marks: readonly OverrideMark[],
  siteUrl: string,
): ListedPage[] {
  if (marks.length === 0) return [...pages];
  const key = (pageType: string, slug: string) => `${pageType} ${slug}`;
  const byKey = new Map(marks.map((mark) => [key(mark.pageType, mark.slug), mark]));
  return pages.flatMap((listed): ListedPage[] => {
    const keys = listed.page ? overrideKeysOf(listed.page) : [];
    const mark = keys.map(({ pageType, slug }) => byKey.get(key(pageType, slug))).find((found) => found !== undefined);
    if (!mark) return [listed];
    const own = [null, "", listed.path, siteUrl + listed.path];
    if (!mark.indexable) return [];
    if (listed.foreign)
      return [
        mark.canonicalUrl && !isItalianAddress(listed, mark.canonicalUrl, siteUrl) ? withoutItalian(listed) : listed,
      ];
    if (!own.includes(mark.canonicalUrl)) return [];
    return [{ ...listed, changed: latest([listed.changed, mark.changed]) }];
  });
}

/** The page in Italian, of which the override speaks, is at its own address. */
function isItalianAddress({ alternates = [] }: ListedPage, address: string, siteUrl: string): boolean {
  const italian = alternates.find(({ language }) => language === "it");
  return italian !== undefined && [italian.path, siteUrl + italian.path].includes(address);
}

/** The other languages name each other, and no longer a page whose words are at home elsewhere. */
function withoutItalian({ alternates = [], ...listed }: ListedPage): ListedPage {
  const others = alternates.filter(({ language }) => language !== "it" && language !== "x-default");
  return others.length > 1 ? { ...listed, alternates: others } : listed;
}
