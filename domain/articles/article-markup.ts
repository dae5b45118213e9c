import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";

/** Average reading speed of an adult. */
const WORDS_PER_MINUTE = 180;

const HEADING = "## ";
const ITEM = "- ";

/** Converts a stored HTML body to the markup that staff edit: empty lines separate blocks, "## " starts a heading, "- " a list item. */
export function toArticleMarkup(body: string): string {
  return parseArticleBlocks(body)
    .map((block) => {
      if (block.kind === "list") return block.items.map((item) => ITEM + item).join("\n");
      return block.kind === "heading" ? HEADING + block.text : block.text;
    })
    .join("\n\n");
}

/** Converts the markup that staff typed to the stored HTML. All HTML in it is escaped. */
export function toArticleHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map(blockHtml)
    .join("\n");
}

/** Returns the estimated reading time in minutes, at least one. */
export const estimateReadingMinutes = (body: string): number =>
  Math.max(1, Math.ceil(countWords(body) / WORDS_PER_MINUTE));

/** Returns the number of words in an HTML text, without tags. */
export function countWords(html: string): number {
  return html.replaceAll(/<[^>]+>/g, " ").match(/[\p{L}\d]+/gu)?.length ?? 0;
}

function blockHtml(piece: string): string {
  if (piece.startsWith(HEADING)) return headingHtml(piece);
  const lines = piece.split("\n").map((line) => line.trim());
  if (!lines.every((line) => line.startsWith(ITEM))) return `<p>${escapeHtml(piece)}</p>`;
  return `<ul>${lines.map((line) => `<li>${escapeHtml(line.slice(ITEM.length))}</li>`).join("")}</ul>`;
}

/** Renders a heading of one line. Text that follows without an empty line becomes a paragraph. */
function headingHtml(piece: string): string {
  const [first = "", ...rest] = piece.split("\n");
  const heading = `<h2>${escapeHtml(first.slice(HEADING.length))}</h2>`;
  return rest.length > 0 ? `${heading}\n${blockHtml(rest.join("\n").trim())}` : heading;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => HTML_ENTITIES[sign] ?? sign);
