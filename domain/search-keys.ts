/**
 * Normalises texts for search, so that spelling does not matter (product.md#text-search). The database has the same function, `search_key_of`
 * (migration 0027). Both therefore use only what JavaScript and PostgreSQL share: NFKD, fixed character lists and regular expressions.
 */

/** The acute sign, which some people type as an apostrophe; NFKD would turn it into a space. */
const ACUTE_SIGN = "\u00B4";
/** Latin, Greek, Cyrillic and Armenian letters, whose lowercase is the same in every version of Unicode. */
const CAPITALS = /[A-Z\u00C0-\u0556\u1E9E]/g;
/** Combining marks, invisible characters and apostrophes. */
const IGNORED_CHARACTERS = new RegExp(
  [
    "[\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u064B-\\u065F\\u0670",
    "\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20F0\\u3099\\u309A\\uFE00-\\uFE0F\\uFE20-\\uFE2F",
    "\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF",
    "'`\\u02B9\\u02BB-\\u02BD\\u02C8\\u02CA\\u02CB\\u055A\\u05F3\\u2018-\\u201B\\u2032\\u2035\\uA78B\\uA78C]",
  ].join(""),
  "g",
);
/** Letters that NFKD does not decompose, and hyphens and dashes. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  ŧ: "t",
  ς: "σ",
  "\u2010": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
};
/** Letters that are also written as a digraph, such as "oe" for "ö". After NFKD the accent follows its letter. */
const DIGRAPHS: Readonly<Record<string, string>> = {
  "a\u0308": "ae",
  "o\u0308": "oe",
  "u\u0308": "ue",
  "a\u030A": "aa",
  ø: "oe",
  đ: "dj",
};

const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");
const DIGRAPH_LETTER = new RegExp(Object.keys(DIGRAPHS).join("|"), "g");
const ASCII = /^[\0-\x7F]*$/;

/**
 * Returns the search keys of a text: without accents, capitals and apostrophes, and a second key with digraphs if it differs. "Müller" gives "muller"
 * and "mueller".
 */
export function toSearchKeys(text: string): string[] {
  // Fast path for most texts: nothing to decompose.
  if (ASCII.test(text)) return [text.replaceAll(/['`]/g, "").toLowerCase()];
  const small = text
    .replaceAll(ACUTE_SIGN, "")
    .normalize("NFKD")
    .replaceAll(CAPITALS, (letter) => letter.toLowerCase());
  const expanded = small.replaceAll(DIGRAPH_LETTER, (letter) => DIGRAPHS[letter] ?? letter);
  return (expanded === small ? [small] : [small, expanded]).map(stripMarks);
}

const stripMarks = (text: string) =>
  text.replaceAll(IGNORED_CHARACTERS, "").replaceAll(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** Returns the keys joined as the database stores them. */
export const toSearchKey = (text: string): string => toSearchKeys(text).join("\n");

/**
 * Returns the keys by which names are compared: two names with a common key may be the same. Hyphens, points, brackets and spacing are ignored; an
 * apostrophe may also be a space.
 */
export function toNameSpellings(name: string): string[] {
  const spaced = name.replaceAll(/['’]/g, " ");
  const spellings = (spaced === name ? [name] : [name, spaced]).flatMap(toSearchKeys);
  return spellings.map((spelling) => spelling.replaceAll(/[\s\-.()]+/g, " ").trim()).filter(Boolean);
}

/** Splits a query into words, each with its alternative spellings, one of which must match. */
export function parseSearchWords(typed: string): string[][] {
  return typed
    .split(/\s+/)
    .map((word) => toSearchKeys(word).filter(Boolean))
    .filter((keys) => keys.length > 0);
}

/** Whether a text contains another as a whole, ignoring the spelling; it must agree with `containsText` of `server/repositories/table-rows.ts`. */
export function includesText(text: string, part: string): boolean {
  const key = toSearchKey(text);
  return toSearchKeys(part).some((spelling) => spelling !== "" && key.includes(spelling));
}

/** Whether the text contains each typed word. */
export function includesWords(text: string, typed: string): boolean {
  const key = toSearchKey(text);
  return parseSearchWords(typed).every((keys) => keys.some((word) => key.includes(word)));
}

/** Whether two texts have the same words in the same order, ignoring the spelling. */
export function hasSameWords(one: string, other: string): boolean {
  const [words, others] = [parseSearchWords(one), parseSearchWords(other)];
  if (words.length === 0) return one.trim() === other.trim();
  return (
    words.length === others.length && words.every((keys, place) => keys.some((key) => others[place]?.includes(key)))
  );
}
