import { type ArticleBlock, parseArticleBlocks } from "#domain/articles/article-blocks.ts";
import { toArticleHtml } from "#domain/articles/article-markup.ts";

/** Renders an own text of a legal page as an article is rendered: paragraphs, headings and lists, and no other markup. */
export function OwnText({ text }: { text: string }) {
  return parseArticleBlocks(toArticleHtml(text)).map(renderBlock);
}

function renderBlock(block: ArticleBlock, index: number) {
  // A text may contain the same block twice.
  const key = `${block.kind}-${index}`;
  if (block.kind === "heading") return <h3 key={key}>{block.text}</h3>;
  if (block.kind === "paragraph") return <p key={key}>{block.text}</p>;
  return (
    <ul key={key}>
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never move, and two may be equal
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
