import { languageOfPath, splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { type CataloguePageHead, toAbsoluteSiteUrl, withDescription } from "#domain/seo/heads/page-head.ts";

/** Texts with which staff override a page (product.md#seo-overrides). Null keeps the page's default. */
export interface SeoOverride {
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

/**
 * Applies an override to a page's head, heading and text (product.md#seo-overrides). A non-indexable override changes no text and sets noindex. An
 * indexable override never makes a page without content indexable. Overrides are Italian and for the first page of a list: other languages and
 * further pages keep their texts.
 */
export function applyOverride(head: CataloguePageHead, override: SeoOverride | null): CataloguePageHead {
  if (!override) return head;
  if (!override.indexable) return { ...head, indexable: false };
  const movedTo = override.canonicalUrl && !isOwnAddress(head, override.canonicalUrl) ? override.canonicalUrl : null;
  // The Italian page has another canonical URL, so it is no alternate.
  if (languageOfPath(head.path) !== "it")
    return movedTo ? { ...head, linkedLanguages: head.languages.filter((language) => language !== "it") } : head;
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

/** Whether an address is the Italian page, to which the override belongs. */
function isOwnAddress({ siteUrl, path }: CataloguePageHead, address: string): boolean {
  return toAbsoluteSiteUrl(address, siteUrl) === siteUrl + splitLanguagePrefix(path).path;
}

/** Splits comma-separated keywords. */
export function splitKeywords(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
