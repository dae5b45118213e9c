import type { ArticleBlock } from "#domain/articles/article-blocks.ts";

/** What a text may name: a page, by one of the names it goes by. */
export interface LinkTarget {
  name: string;
  /** The page's address. */
  to: string;
  /** A street may be named after it. */
  isCity?: boolean;
}

/** A stretch of plain text, or a name that leads to its page. */
export type TextPiece = string | { text: string; to: string };

/** A block of an article whose names lead to their pages. */
export type LinkedBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; pieces: TextPiece[] }
  | { kind: "list"; items: TextPiece[][] };

/**
 * Makes names in a text lead to their pages (product.md#magazine): whole words as they are written, of two names that begin together the longer, each page once.
 * Headings stay words, and so do streets: via Roma is not Rome. Of pages with one name the first is meant.
 */
export function linkMentions(blocks: readonly ArticleBlock[], pages: readonly LinkTarget[]): LinkedBlock[] {
  const byName = new Map(pages.toReversed().map((page) => [page.name, page]));
  const anyName = toNamePattern([...byName.keys()]);
  const linked = new Set<string>();

  const link = (text: string): TextPiece[] => {
    if (!anyName) return [text];
    const pieces: TextPiece[] = [];
    let position = 0;
    for (const { 0: name, index } of text.matchAll(anyName)) {
      const page = byName.get(name);
      if (!page || linked.has(page.to) || (page.isCity && STREET.test(text.slice(0, index)))) continue;
      linked.add(page.to);
      if (index > position) pieces.push(text.slice(position, index));
      pieces.push({ text: name, to: page.to });
      position = index + name.length;
    }
    if (position < text.length) pieces.push(text.slice(position));
    return pieces;
  };

  return blocks.map((block) => {
    if (block.kind === "heading") return block;
    if (block.kind === "list") return { kind: "list", items: block.items.map(link) };
    return { kind: "paragraph", pieces: link(block.text) };
  });
}

/** Where a text's names lead, in the order of the text. */
export function listMentionedPaths(blocks: readonly LinkedBlock[]): string[] {
  return blocks
    .flatMap((block) => (block.kind === "paragraph" ? block.pieces : block.kind === "list" ? block.items.flat() : []))
    .flatMap((piece) => (typeof piece === "string" ? [] : [piece.to]));
}

const MAX_WORDS_PER_NAME = 5;
/** Names that are looked for at most, from the text's beginning: a text of nothing but names is one question to the database too. */
const MAX_CANDIDATE_NAMES = 1_000;

/** What could be the name of a car in a text: up to five words in a row, each with a capital or a digit ("i7 xDrive60"). */
export function findCandidateNames(blocks: readonly ArticleBlock[]): string[] {
  const runs = blocks.flatMap(textsOf).flatMap((text) => text.match(RUN_OF_NAMES) ?? []);
  return [
    ...new Set(
      runs.flatMap((run) => {
        const words = run.split(" ");
        return words.flatMap((_word, start) =>
          words
            .slice(start, start + MAX_WORDS_PER_NAME)
            .map((_last, extraWords) => words.slice(start, start + extraWords + 1).join(" ")),
        );
      }),
    ),
  ].slice(0, MAX_CANDIDATE_NAMES);
}

function textsOf(block: ArticleBlock): string[] {
  if (block.kind === "heading") return [];
  return block.kind === "list" ? block.items : [block.text];
}

const NAME = String.raw`(?<![\p{L}\p{N}])(?=[\p{L}\p{N}./-]*[\p{Lu}\p{N}])[\p{L}\p{N}](?:[\p{L}\p{N}./-]*[\p{L}\p{N}])?`;
const RUN_OF_NAMES = new RegExp(`${NAME}(?: ${NAME})*`, "gu");

const STREET = /(?<!\p{L})(via|viale|piazza|piazzale|corso)\s+$/iu;

function toNamePattern(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const choices = longestFirst.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${choices.join("|")})(?![\\p{L}\\p{N}-])`, "gu");
}
