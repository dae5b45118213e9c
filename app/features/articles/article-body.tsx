import { Link } from "#app/ui/link.tsx";
import type { LinkedBlock, TextPiece } from "#domain/articles/link-mentions.ts";

/** Renders the text of an article: paragraphs, headings and lists. The text contains no markup. */
export function ArticleBody({ blocks }: { blocks: readonly LinkedBlock[] }) {
  return blocks.map(renderBlock);
}

function renderBlock(block: LinkedBlock, index: number) {
  // Two blocks may have the same text.
  const key = `${block.kind}-${index}`;
  if (block.kind === "heading") return <h2 key={key}>{block.text}</h2>;
  if (block.kind === "paragraph") return <p key={key}>{block.pieces.map(renderPiece)}</p>;
  return (
    <ul key={key}>
      {block.items.map((pieces) => (
        <li key={plainText(pieces)}>{pieces.map(renderPiece)}</li>
      ))}
    </ul>
  );
}

/** Links each page only at its first mention in the text. */
const renderPiece = (piece: TextPiece) =>
  typeof piece === "string" ? (
    piece
  ) : (
    <Link key={piece.to} to={piece.to}>
      {piece.text}
    </Link>
  );

const plainText = (pieces: readonly TextPiece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
