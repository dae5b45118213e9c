import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";

/** Words an adult reads in a minute, at leisure. */
const WORDS_PER_MINUTE = 180;

const HEADING = "## ";
const ITEM = "- ";

/** A body as staff edit it: an empty line parts the pieces, "## " begins a heading, "- " an item of a list. */
export function toArticleMarkup(body: string): string {
  return parseArticleBlocks(body)
    .map((block) => {
      if (block.kind === "list") return block.items.map((item) => ITEM + item).join("\n");
      return block.kind === "heading" ? HEADING + block.text : block.text;
    })
    .join("\n\n");
}

/** A body as it is kept, from what staff typed. Whatever they type is text: no tag of theirs gets through. */
export function toArticleHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map(blockHtml)
    .join("\n");
}

/** How long one reads, in minutes; never less than one. */
export const estimateReadingMinutes = (body: string): number =>
  Math.max(1, Math.ceil(countWords(body) / WORDS_PER_MINUTE));

/** Words of a text in HTML, tags left out. */
export function countWords(html: string): number {
  return html.replaceAll(/<[^>]+>/g, " ").match(/[\p{L}\d]+/gu)?.length ?? 0;
}

function blockHtml(piece: string): string {
  if (piece.startsWith(HEADING)) return headingHtml(piece);
  const lines = piece.split("\n").map((line) => line.trim());
  if (!lines.every((line) => line.startsWith(ITEM))) return `<p>${escapeHtml(piece)}</p>`;
  return `<ul>${lines.map((line) => `<li>${escapeHtml(line.slice(ITEM.length))}</li>`).join("")}</ul>`;
}

/** A heading is one line; what follows it without an empty line is the paragraph under it. */
function headingHtml(piece: string): string {
  const [first = "", ...rest] = piece.split("\n");
  const heading = `<h2>${escapeHtml(first.slice(HEADING.length))}</h2>`;
  return rest.length > 0 ? `${heading}\n${blockHtml(rest.join("\n").trim())}` : heading;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => HTML_ENTITIES[sign] ?? sign);
