import { type ArticleBlock, articleBlocks } from "#domain/catalogue/article-body.ts";

/** The text of an article: paragraphs, headings and lists, never markup of its own. */
export function ArticleBody({ body }: { body: string }) {
  return articleBlocks(body).map(block);
}

function block(part: ArticleBlock, index: number) {
  // The same words may stand twice in a text.
  const key = `${part.kind}-${index}`;
  if (part.kind === "heading") return <h2 key={key}>{part.text}</h2>;
  if (part.kind === "paragraph") return <p key={key}>{part.text}</p>;
  return (
    <ul key={key}>
      {part.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
