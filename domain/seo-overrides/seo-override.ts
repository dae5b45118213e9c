import { absoluteAddress, type CataloguePageHead, withDescription } from "#domain/seo/heads/page-head.ts";

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
 * nothing to find. Its words are Italian: a page in another language keeps its own. They are the first page's too: the further pages of a long list keep theirs.
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
    // An address that names another as its own stands for no language.
    ...(movedTo && head.alternates && { alternates: [] }),
    ...(content && { content }),
  };
}

/** The other languages name each other, and no longer a page whose words are at home elsewhere. */
function withoutItalian(head: CataloguePageHead): CataloguePageHead {
  if (!head.alternates) return head;
  const others = head.alternates.filter(({ language }) => language !== "it");
  return { ...head, alternates: others.length > 1 ? others : [] };
}

function isOwnAddress({ siteUrl, path }: CataloguePageHead, address: string): boolean {
  return absoluteAddress(address, siteUrl) === siteUrl + path;
}

/** Keywords as staff write them, separated by commas. */
export function splitKeywords(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
