import type { Language } from "#domain/languages.ts";
import { addLanguagePrefix, splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { type CataloguePageHead, toAbsoluteSiteUrl, withDescription } from "#domain/seo/heads/page-head.ts";

/** Texts with which staff override a page (product.md#seo-overrides). Null keeps the page's default. */
export interface SeoOverride {
  /** What the page's overrides in all languages say to search engines. */
  versions: readonly OverriddenVersion[];
  indexable: boolean;
  title: string | null;
  description: string | null;
  /** Keywords, separated by commas. */
  keywords: string | null;
  /** An absolute URL, or a path of this site. */
  canonicalUrl: string | null;
  h1: string | null;
  /** HTML as sanitised by `sanitiseContent`. */
  content: string | null;
}

/** What an override says to search engines about the page in one language. */
export interface OverriddenVersion {
  language: Language;
  indexable: boolean;
  canonicalUrl: string | null;
}

/**
 * Applies the override of a page in its language to head, heading and text (product.md#seo-overrides). A non-indexable override changes no text and
 * sets noindex. An indexable override never makes a page without content indexable. Further pages of a list keep their texts.
 */
export function applyOverride(originalHead: CataloguePageHead, override: SeoOverride | null): CataloguePageHead {
  if (!override) return originalHead;
  const { path } = splitLanguagePrefix(originalHead.path);
  const unlinked = listUnlinkedLanguages(override.versions, path, originalHead.siteUrl);
  const linkedLanguages = originalHead.languages.filter((language) => !unlinked.includes(language));
  const head = unlinked.length === 0 ? originalHead : { ...originalHead, linkedLanguages };
  if (!override.indexable) return { ...head, indexable: false };
  if (head.isFurtherPage) return head;
  const { title, description, keywords, canonicalUrl, h1, content } = override;
  return {
    ...withDescription(head, description ?? head.description),
    title: title ?? head.title,
    keywords: keywords ? splitKeywords(keywords) : head.keywords,
    h1: h1 ?? head.h1,
    ...(canonicalUrl && { canonical: canonicalUrl }),
    ...(content && { content }),
  };
}

/**
 * Returns the languages in which a page is not indexable or has another canonical URL: the other versions do not name them. `path` is the page's path
 * without a language.
 */
export function listUnlinkedLanguages(
  versions: readonly OverriddenVersion[],
  path: string,
  siteUrl: string,
): Language[] {
  return versions
    .filter(({ language, indexable, canonicalUrl }) => {
      const own = siteUrl + addLanguagePrefix(language, path);
      return !indexable || (canonicalUrl !== null && toAbsoluteSiteUrl(canonicalUrl, siteUrl) !== own);
    })
    .map(({ language }) => language);
}

/** Splits comma-separated keywords. */
export function splitKeywords(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
