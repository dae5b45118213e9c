import { nameSpellings } from "#domain/search-text.ts";

/**
 * Whether two names may be one person's: each word of the shorter name is a word of the longer one, or its initial, in any order and
 * however it is written ("Mario Rossi", "ROSSI Mario", "M. Rossi", "Mario Luca Rossi"). One word in common must be whole.
 */
export function namesAlike(one: string, other: string): boolean {
  const others = nameSpellings(other).map(wordsOf);
  return nameSpellings(one).some((spelling) => others.some((words) => wordsAlike(wordsOf(spelling), words)));
}

function wordsAlike(one: readonly string[], other: readonly string[]): boolean {
  const [shorter = [], longer = []] = [one, other].toSorted((a, b) => a.length - b.length);
  if (shorter.length === 0) return false;
  const left = [...longer];
  let whole = 0;
  for (const word of shorter.toSorted((a, b) => b.length - a.length)) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex((candidate) => isInitialOf(word, candidate));
    if (at < 0) return false;
    if (same >= 0 && word.length > 1) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}

const wordsOf = (spelling: string) => spelling.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const isInitialOf = (word: string, candidate: string) =>
  (word.length === 1 && candidate.startsWith(word)) || (candidate.length === 1 && word.startsWith(candidate));
