/**
 * What a text is searched by, so that nobody has to type it as it was written (product.md#text-search). The database has the same function,
 * `search_key_of` (migration 0027), so both are made of what JavaScript and PostgreSQL share: NFKD, fixed lists of characters, and regular expressions.
 */

/** Used as an apostrophe; NFKD would turn it into a space. */
const ACUTE_SIGN = "\u00B4";
/** Latin, Greek, Cyrillic and Armenian letters, whose small letters have been the same in every version of Unicode. */
const CAPITALS = /[A-Z\u00C0-\u0556\u1E9E]/g;
/** Accents and other marks, what nobody sees, and apostrophes. */
const IGNORED_CHARACTERS = new RegExp(
  [
    "[\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u064B-\\u065F\\u0670",
    "\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20F0\\u3099\\u309A\\uFE00-\\uFE0F\\uFE20-\\uFE2F",
    "\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF",
    "'`\\u02B9\\u02BB-\\u02BD\\u02C8\\u02CA\\u02CB\\u055A\\u05F3\\u2018-\\u201B\\u2032\\u2035\\uA78B\\uA78C]",
  ].join(""),
  "g",
);
/** Letters that Unicode does not take apart, and hyphens and dashes. */
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
/** Letters that people also write with two where they have no key for them; accents stand after their letter. */
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

/** The text without accents, capitals and apostrophes; then, where it differs, the one with "ö" as "oe": "muller" and "mueller" of "Müller". */
export function toSearchKeys(text: string): string[] {
  // Nearly all texts: nothing to take apart.
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

/** The two spellings as the one text that the database keeps. */
export const toSearchKey = (text: string): string => toSearchKeys(text).join("\n");

/**
 * The spellings of a name: two names that share one may be the same. Hyphens, points, brackets and spacing do not tell names apart, and an
 * apostrophe may also be a space.
 */
export function toNameSpellings(name: string): string[] {
  const spaced = name.replaceAll(/['’]/g, " ");
  const spellings = (spaced === name ? [name] : [name, spaced]).flatMap(toSearchKeys);
  return spellings.map((spelling) => spelling.replaceAll(/[\s\-.()]+/g, " ").trim()).filter(Boolean);
}

/** The words of what somebody typed, each with the spellings of which one has to be found. */
export function parseSearchWords(typed: string): string[][] {
  return typed
    .split(/\s+/)
    .map((word) => toSearchKeys(word).filter(Boolean))
    .filter((keys) => keys.length > 0);
}

/** Whether a text stands in another as a whole, however both are written; the same as `containsText` of `server/repositories/table-rows.ts`. */
export function includesText(text: string, part: string): boolean {
  const key = toSearchKey(text);
  return toSearchKeys(part).some((spelling) => spelling !== "" && key.includes(spelling));
}

/** Whether each word of what was typed stands somewhere in the text. */
export function includesWords(text: string, typed: string): boolean {
  const key = toSearchKey(text);
  return parseSearchWords(typed).every((keys) => keys.some((word) => key.includes(word)));
}

/** Whether two texts have the same words in the same order, however they are written. */
export function hasSameWords(one: string, other: string): boolean {
  const [words, others] = [parseSearchWords(one), parseSearchWords(other)];
  if (words.length === 0) return one.trim() === other.trim();
  return (
    words.length === others.length && words.every((keys, place) => keys.some((key) => others[place]?.includes(key)))
  );
}
