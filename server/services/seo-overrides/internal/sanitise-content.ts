import sanitizeHtml from "sanitize-html";
import { isBlank, trimText } from "#domain/trim-text.ts";

/** Headings stay under the page's own h1, links lead somewhere a reader may go, and nothing carries a style, a script or an id. */
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
  // What an editor leaves behind.
  exclusiveFilter: ({ tag, text }) => ["h2", "h3", "h4", "p", "li", "ul", "ol"].includes(tag) && isBlank(text),
};

const BLOCK = /<(?:h[2-4]|p|ul|ol|blockquote)\b/;

/**
 * The HTML that staff wrote, as pages may show it (product.md#seo-overrides). Whatever writes `custom_content` stores
 * what this returns; pages trust what is stored. Plain text becomes paragraphs. Null when nothing is left. Applying it twice changes nothing.
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
