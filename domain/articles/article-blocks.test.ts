import { describe, expect, test } from "vitest";
import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";
import { ARTICLES } from "#server/seed/articles.ts";

describe("articleBlocks", () => {
  test("parses paragraphs, headings and lists in order", () => {
    expect(parseArticleBlocks("<p>Uno.</p>\n<h2>Due</h2>\n<ul><li>tre</li>\n<li>quattro</li></ul>")).toEqual([
      { kind: "paragraph", text: "Uno." },
      { kind: "heading", text: "Due" },
      { kind: "list", items: ["tre", "quattro"] },
    ]);
  });

  test("decodes entities and drops other tags but keeps their text", () => {
    expect(parseArticleBlocks("<p>Bang &amp; <b>Olufsen</b>, &lt;5 &#39;ore&#39;</p>")).toEqual([
      { kind: "paragraph", text: "Bang & Olufsen , <5 'ore'" },
    ]);
  });

  test("omits empty blocks", () => {
    expect(parseArticleBlocks("<p> </p><ul></ul>testo sciolto")).toEqual([]);
  });

  test.each(ARTICLES.map((article) => [article.slug, article.body ?? ""] as const))(
    "%s loses no word when parsed",
    (_slug, body) => {
      const words = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];
      const shown = parseArticleBlocks(body).flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
      expect(words(shown.join(" "))).toEqual(words(body.replaceAll(/<[^>]+>/g, " ")));
    },
  );
});
