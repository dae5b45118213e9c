/** A piece of an article's body, plain text inside. */
export type ArticleBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: string[] };

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/**
 * An article's body as blocks. Of its HTML only `p`, `h2`, `ul` and `li` are understood; any other tag is dropped and its words kept,
 * so that nothing of a body ever reaches a page as markup.
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
