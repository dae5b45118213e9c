import type { CataloguePageHead } from "#domain/seo/heads/page-head.ts";

/** What staff wrote over one page (product.md#seo-overrides). Null leaves a part to the page's own pattern. */
export interface SeoOverride {
  indexable: boolean;
  title: string | null;
  description: string | null;
  /** Comma-separated. */
  keywords: string | null;
  /** Absolute, or a path of this site. */
  canonicalUrl: string | null;
  h1: string | null;
  /** HTML as `sanitiseContent` stored it. */
  content: string | null;
}

/**
 * The head, heading and text of a page as staff want them (product.md#seo-overrides): what they wrote goes before the pattern, word for word. An override that is
 * not indexable changes no word and takes the page out of search engines. One that is never puts a page in which has
 * nothing to find. Its words are Italian: a page in another language keeps its own.
 */
export function applyOverride(head: CataloguePageHead, override: SeoOverride | null): CataloguePageHead {
  if (!override) return head;
  if (!override.indexable) return { ...head, indexable: false };
  if ((head.language ?? "it") !== "it") return head;
  const { title, description, keywords, canonicalUrl, h1, content } = override;
  return {
    ...head,
    title: title ?? head.title,
    description: description ?? head.description,
    keywords: keywords ? splitKeywords(keywords) : head.keywords,
    h1: h1 ?? head.h1,
    ...(canonicalUrl && { canonical: canonicalUrl }),
    ...(content && { content }),
  };
}

/** Keywords as staff write them, separated by commas. */
export function splitKeywords(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
