// Rule: product.md#magazine
import { describe, expect, test } from "vitest";
import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";
import { estimateReadingMinutes, toArticleHtml, toArticleMarkup } from "#domain/articles/article-markup.ts";
import { ARTICLES } from "#server/seed/articles.ts";

describe("article markup", () => {
  test("converts paragraphs, headings and lists, and escapes what looks like a tag", () => {
    const text = 'Uno & <b>due</b>.\n\n## Titolo\nSubito sotto.\n\n- tre\n- "quattro"';
    expect(toArticleHtml(text)).toBe(
      "<p>Uno &amp; &lt;b&gt;due&lt;/b&gt;.</p>\n<h2>Titolo</h2>\n<p>Subito sotto.</p>\n<ul><li>tre</li><li>&quot;quattro&quot;</li></ul>",
    );
    expect(parseArticleBlocks(toArticleHtml(text))).toEqual([
      { kind: "paragraph", text: "Uno & <b>due</b>." },
      { kind: "heading", text: "Titolo" },
      { kind: "paragraph", text: "Subito sotto." },
      { kind: "list", items: ["tre", '"quattro"'] },
    ]);
  });

  test("treats a line with a dash inside a paragraph as part of the paragraph", () => {
    expect(toArticleHtml("Prima riga\n- non è un elenco")).toBe("<p>Prima riga\n- non è un elenco</p>");
  });

  test.each(ARTICLES.map(({ slug, body }) => [slug, body ?? ""] as const))(
    "%s is unchanged after opening and saving",
    (_slug, body) => {
      expect(parseArticleBlocks(toArticleHtml(toArticleMarkup(body)))).toEqual(parseArticleBlocks(body));
      expect(estimateReadingMinutes(toArticleHtml(toArticleMarkup(body)))).toBe(estimateReadingMinutes(body));
    },
  );

  test("estimates at least one minute of reading", () => {
    expect(estimateReadingMinutes("")).toBe(1);
  });
});
