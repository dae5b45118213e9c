/** A block of an article's body; its text is plain. */
export type ArticleBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: string[] };

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/**
 * Parses an article's HTML body into blocks. It recognises only `p`, `h2`, `ul` and `li`; other tags are dropped and their text kept. No markup of a
 * body ever reaches a page.
 */
export function parseArticleBlocks(body: string): ArticleBlock[] {
  return [...body.matchAll(/<(p|h2|ul)>([\s\S]*?)<\/\1>/g)].flatMap(([, tag, inner = ""]): ArticleBlock[] => {
    if (tag === "ul") {
      const items = [...inner.matchAll(/<li>([\s\S]*?)<\/li>/g)]
        .map(([, item = ""]) => stripTags(item))
        .filter(Boolean);
      return items.length > 0 ? [{ kind: "list", items }] : [];
    }
    const text = stripTags(inner);
    return text ? [{ kind: tag === "h2" ? "heading" : "paragraph", text }] : [];
  });
}

function stripTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}
