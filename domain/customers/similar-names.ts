import { toNameSpellings } from "#domain/search-keys.ts";

/**
 * Whether two names may belong to one person: each word of the shorter name equals a word of the longer one or is its initial, in any order and
 * spelling ("Mario Rossi", "ROSSI Mario", "M. Rossi", "Mario Luca Rossi"). At least one common word must be a full one.
 */
export function areNamesSimilar(one: string, other: string): boolean {
  const others = toNameSpellings(other).map(wordsOf);
  return toNameSpellings(one).some((spelling) => others.some((words) => areWordsSimilar(wordsOf(spelling), words)));
}

function areWordsSimilar(one: readonly string[], other: readonly string[]): boolean {
  const [shorter = [], longer = []] = [one, other].toSorted((a, b) => a.length - b.length);
  if (shorter.length === 0) return false;
  const remaining = [...longer];
  let fullMatches = 0;
  for (const word of shorter.toSorted((a, b) => b.length - a.length)) {
    const exactIndex = remaining.indexOf(word);
    const at = exactIndex >= 0 ? exactIndex : remaining.findIndex((candidate) => isInitialOf(word, candidate));
    if (at < 0) return false;
    if (exactIndex >= 0 && word.length > 1) fullMatches += 1;
    remaining.splice(at, 1);
  }
  return fullMatches > 0;
}

const wordsOf = (spelling: string) => spelling.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const isInitialOf = (word: string, candidate: string) =>
  (word.length === 1 && candidate.startsWith(word)) || (candidate.length === 1 && word.startsWith(candidate));
