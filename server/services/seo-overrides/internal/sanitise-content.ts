import sanitizeHtml from "sanitize-html";
import { isBlank, trimText } from "#domain/trim-text.ts";

/** What is allowed: headings below the page's own h1, and links to safe targets. Styles, scripts and ids are not. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ["h2", "h3", "h4", "p", "ul", "ol", "li", "a", "strong", "em", "b", "i", "br", "blockquote"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    div: "p",
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { rel: "noopener" }) } as sanitizeHtml.Attributes,
    }),
  },
  // Remove empty elements, which text editors leave behind.
  exclusiveFilter: ({ tag, text }) => ["h2", "h3", "h4", "p", "li", "ul", "ol"].includes(tag) && isBlank(text),
};

const BLOCK = /<(?:h[2-4]|p|ul|ol|blockquote)\b/;

/**
 * Sanitises staff HTML for public pages (product.md#seo-overrides). Plain text becomes paragraphs. Returns null if nothing is left. Every write to
 * `custom_content` must store this result, because pages do not sanitise it again. Idempotent.
 */
export function sanitiseContent(content: string | null): string | null {
  const clean = trimText(sanitizeHtml(content ?? "", RULES));
  if (clean === "") return null;
  return BLOCK.test(clean) ? clean : paragraphs(clean);
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${trimText(paragraph)}</p>`)
    .join("\n");
}
