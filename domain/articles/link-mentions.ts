import type { ArticleBlock } from "#domain/articles/article-blocks.ts";

/** A page that a text may mention, with one of its names. */
export interface LinkTarget {
  name: string;
  /** The page's path. */
  to: string;
  /** Cities get an extra check, because streets are named after them. */
  isCity?: boolean;
}

/** Plain text, or a name that links to its page. */
export type TextPiece = string | { text: string; to: string };

/** A block of an article with its mentions linked. */
export type LinkedBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; pieces: TextPiece[] }
  | { kind: "list"; items: TextPiece[][] };

/**
 * Links names in a text to their pages (product.md#magazine). It matches whole words, prefers the longer name and links each page once. It skips
 * headings and street names: "via Roma" is not Rome. If pages share a name, it links the first page.
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

/** Returns the paths that the blocks link to, in text order. */
export function listMentionedPaths(blocks: readonly LinkedBlock[]): string[] {
  return blocks
    .flatMap((block) => (block.kind === "paragraph" ? block.pieces : block.kind === "list" ? block.items.flat() : []))
    .flatMap((piece) => (typeof piece === "string" ? [] : [piece.to]));
}

const MAX_WORDS_PER_NAME = 5;
/** Limits the candidates, since all of them go into one database query. */
const MAX_CANDIDATE_NAMES = 1_000;

/** Returns the word sequences that may be car names: up to five words, each with a capital or a digit ("i7 xDrive60"). */
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
