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
  if ((head.language ?? "it") !== "it") return movedTo ? withoutItalian(head) : head;
  if (head.isFurtherPage) return head;
  const { title, description, keywords, canonicalUrl, h1, content } = override;
  return {
    ...withDescription(head, description ?? head.description),
    title: title ?? head.title,
    keywords: keywords ? splitKeywords(keywords) : head.keywords,
    h1: h1 ?? head.h1,
    ...(canonicalUrl && { canonical: canonicalUrl }),
    // A page with another canonical URL is no language alternate.
    ...(movedTo && head.alternates && { alternates: [] }),
    ...(content && { content }),
  };
}

/** Removes the Italian page from the language alternates, because it has another canonical URL. */
function withoutItalian(head: CataloguePageHead): CataloguePageHead {
  if (!head.alternates) return head;
  const others = head.alternates.filter(({ language }) => language !== "it");
  return { ...head, alternates: others.length > 1 ? others : [] };
}

function isOwnAddress({ siteUrl, path }: CataloguePageHead, address: string): boolean {
  return toAbsoluteSiteUrl(address, siteUrl) === siteUrl + path;
}

/** Splits comma-separated keywords. */
export function splitKeywords(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
